import { CallFailure } from '@meet/contracts/client';

export interface PartQueueDeps {
  /** Stores a part, numbered from 0. Throws CallFailure. */
  send(number: number, part: Blob): Promise<unknown>;
  /** Told once, if the server takes no more parts, or was away for too long. */
  onRefused(failure: CallFailure): void;
  wait(ms: number): Promise<void>;
}

export interface PartQueue {
  add(part: Blob): void;
  /** Resolves once every part is stored or refused. */
  whenSent(): Promise<void>;
}

const RETRY_MS = 2_000;
/** Parts that wait for the server: more than the two minutes after which the server has ended the recording. */
const WAITING_MAX = 24;
/** Statuses of a server that may take the part later. */
const LATER = new Set([0, 408, 425, 429, 500, 502, 503, 504]);

/** Tells whether the server takes no more parts, however often they come. */
export const isRefusal = ({ status }: CallFailure): boolean => !LATER.has(status);

/** Sends the parts of a recording in their order, each until it is stored, and frees it then. */
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
      // Some browsers give parts without bytes.
      if (isRefused || part.size === 0) return;
      waiting.push(part);
      if (waiting.length === 1) sending = pump();
    },
    whenSent: () => sending,
  };
}
