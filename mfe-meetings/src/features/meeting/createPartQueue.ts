import { CallFailure } from '@meet/contracts/client';

export interface PartQueueDeps {
  /** Stores a part, numbered from 0. Throws CallFailure. */
  send(number: number, part: Blob): Promise<unknown>;
  /** Called once if the server refuses further parts, or did not answer for too long. */
  onRefused(failure: CallFailure): void;
  wait(ms: number): Promise<void>;
}

export interface PartQueue {
  add(part: Blob): void;
  /** Resolves once every part is stored or refused. */
  whenSent(): Promise<void>;
}

const RETRY_MS = 2_000;
/** Maximum number of waiting parts. They last longer than the two minutes after which the server ends the recording. */
const WAITING_MAX = 24;
/** Statuses after which the server may accept the part later. */
const LATER = new Set([0, 408, 425, 429, 500, 502, 503, 504]);

/** Returns whether the server refuses the part for good. */
export const isRefusal = ({ status }: CallFailure): boolean => !LATER.has(status);

/** Sends the parts of a recording in order. Each is sent until it is stored, and then freed. */
export function createPartQueue({ send, onRefused, wait }: PartQueueDeps): PartQueue {
  const waiting: Blob[] = [];
  let number = 0;
  let isRefused = false;
  let sending = Promise.resolve();

  function refuse(failure: CallFailure): void {
    waiting.length = 0;
    if (isRefused) return;
    isRefused = true;
    onRefused(failure);
  }

  async function sendFirst(): Promise<void> {
    const part = waiting[0];
    if (!part) return;
    try {
      await send(number, part);
      number += 1;
      waiting.shift();
    } catch (error) {
      const failure = error instanceof CallFailure ? error : CallFailure.fromNetwork(error);
      if (isRefusal(failure) || waiting.length > WAITING_MAX) return refuse(failure);
      await wait(RETRY_MS);
    }
  }

  async function pump(): Promise<void> {
    while (waiting.length > 0) await sendFirst();
  }

  return {
    add(part) {
      // Some browsers deliver parts without bytes.
      if (isRefused || part.size === 0) return;
      waiting.push(part);
      if (waiting.length === 1) sending = pump();
    },
    whenSent: () => sending,
  };
}
