import { setTimeout } from 'node:timers/promises';
import { CONTENT } from '../fan-out/content.ts';
import { Crowd } from '../fan-out/Crowd.ts';
import { toGreeting, messageEvent } from '../fan-out/product.ts';
import { moment } from '../lib/moment.ts';
import type { ScaleDeployment } from './openDeployment.ts';

/** Messages under way at once. */
const WINDOW = 50;
/** Messages by which the size of one is found. */
const SIZED = 10;
/** Longer than the product is silent while it has something to say. */
const QUIET_MS = 300;

/** Sockets of one room, the same number at each gateway, and messages to all of them. */
export class Listeners {
  readonly #deployment: ScaleDeployment;
  readonly #crowds: readonly Crowd[];
  #sizes: readonly number[] = [];
  #sequence = 1_000_000;

  private constructor(deployment: ScaleDeployment, crowds: readonly Crowd[]) {
    this.#deployment = deployment;
    this.#crowds = crowds;
  }

  static async open(deployment: ScaleDeployment, count: number): Promise<Listeners> {
    const greetings = deployment.tokens.map(toGreeting);
    const each = count / deployment.gatewayPorts.length;
    const crowds = [];
    for (const port of deployment.gatewayPorts)
      crowds.push(await Crowd.open({ port, greetings, publishPort: 0 }, each));
    const listeners = new Listeners(deployment, crowds);
    await listeners.#findSizes();
    return listeners;
  }

  /** As many messages as go through in the time, each to every listener; answers with how many there were. */
  async saturate(ms: number): Promise<number> {
    const heard = this.#fromHere();
    const startedAt = performance.now();
    let sent = 0;
    while (performance.now() - startedAt < ms) {
      this.#publish(WINDOW / 2);
      sent += WINDOW / 2;
      await heard(sent - WINDOW);
    }
    await heard(sent);
    return sent;
  }

  /** So many messages a second, evenly, each to every listener; answers with how many there were. */
  async pace(perSecond: number, ms: number): Promise<number> {
    const heard = this.#fromHere();
    const messages = (perSecond * ms) / 1_000;
    const startedAt = performance.now();
    for (let at = 0; at < messages; at += 1) {
      await moment(startedAt + (at * 1_000) / perSecond);
      this.#publish(1);
    }
    await heard(messages);
    return messages;
  }

  close(): void {
    for (const crowd of this.#crowds) crowd.close();
  }

  /** Resolves once every listener has heard so many messages from here on. */
  #fromHere(): (messages: number) => Promise<unknown> {
    const before = this.#crowds.map(({ bytes }) => bytes);
    return (messages) =>
      Promise.all(this.#crowds.map((crowd, at) => crowd.hear(before[at]! + messages * this.#sizes[at]!)));
  }

  /** Bytes that those of each gateway get of one message, together. */
  async #findSizes(): Promise<void> {
    await this.#quiet();
    const before = this.#crowds.map(({ bytes }) => bytes);
    this.#publish(SIZED);
    await this.#quiet();
    this.#sizes = this.#crowds.map(({ bytes }, at) => (bytes - before[at]!) / SIZED);
  }

  async #quiet(): Promise<void> {
    const heard = () => this.#crowds.reduce((sum, { bytes }) => sum + bytes, 0);
    for (let before = -1; before !== heard();) {
      before = heard();
      await setTimeout(QUIET_MS);
    }
  }

  #publish(messages: number): void {
    const { chatId, bus } = this.#deployment;
    for (let at = 0; at < messages; at += 1) {
      this.#sequence += 1;
      void bus.publish(messageEvent(chatId, { sequence: this.#sequence, content: CONTENT }));
    }
  }
}
