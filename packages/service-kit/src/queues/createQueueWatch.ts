import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../logging/createLogger.ts';
import type { Queue, QueueState } from './toQueue.ts';

export interface QueueWatch {
  /**
   * Returns the states of the queues, at most a few seconds old. Omits queues that the database does not report within
   * a second.
   */
  read(): Promise<readonly QueueState[]>;
}

export interface QueueWatchOptions {
  readonly queues: readonly Queue[];
  readonly log: Logger;
  now(): number;
}

/** Lifetime of a reading. Callers within it get the same one, so that their number does not load the database. */
const KEPT_MS = 5_000;
const ANSWER_WITHIN_MS = 1_000;

export function createQueueWatch({ queues, log, now }: QueueWatchOptions): QueueWatch {
  const readers = queues.map((queue) => createReader(queue, log, now));
  return {
    read: async () => (await Promise.all(readers.map((read) => read()))).filter((state) => state !== undefined),
  };
}

function createReader(queue: Queue, log: Logger, now: () => number): () => Promise<QueueState | undefined> {
  let reading: Promise<QueueState | undefined> | undefined;
  /** Undefined while the database is being read. */
  let readAt: number | undefined;

  async function ask(): Promise<QueueState | undefined> {
    try {
      return await queue.measure(now());
    } catch (error) {
      log.debug({ err: error, queue: queue.name }, 'the length of a queue could not be measured');
      return undefined;
    } finally {
      readAt = now();
    }
  }

  return () => {
    if (!reading || (readAt !== undefined && now() - readAt >= KEPT_MS)) {
      readAt = undefined;
      reading = ask();
    }
    return Promise.race([reading, delay(ANSWER_WITHIN_MS, undefined, { ref: false })]);
  };
}
