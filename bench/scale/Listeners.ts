import { setTimeout } from 'node:timers/promises';
import { CONTENT } from '../fan-out/content.ts';
import { Crowd } from '../fan-out/Crowd.ts';
import { toGreeting, messageEvent } from '../fan-out/product.ts';
import { moment } from '../lib/moment.ts';
import type { ScaleDeployment } from './openDeployment.ts';

/** Number of messages in flight. */
const WINDOW = 50;
/** Number of messages from which the size of one is computed. */
const SIZED = 10;
/** Longer than any pause of the product while it still has data to send. */
const QUIET_MS = 300;

/** Sockets that listen to one room, the same number at each gateway, and the messages to all of them. */
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

  /** Sends as many messages as possible within the time, each to every listener. Returns their number. */
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

  /** Sends messages to every listener at a steady rate. Returns their number. */
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

  /** Returns a function that resolves once every listener has received this many messages from now on. */
  #fromHere(): (messages: number) => Promise<unknown> {
    const before = this.#crowds.map(({ bytes }) => bytes);
    return (messages) =>
      Promise.all(this.#crowds.map((crowd, at) => crowd.hear(before[at]! + messages * this.#sizes[at]!)));
  }

  /** Computes, for each gateway, the bytes that its listeners together receive for one message. */
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
