import { commonErrors, ServiceError } from '@meet/contracts';

export interface Turns {
  /** Runs the work when all earlier work is done. Throws `full()` if too much work waits already. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Returns whether no work runs or waits. */
  isIdle(): boolean;
}

/**
 * Runs one piece of work at a time in this process, for example work that needs too much memory to run twice at once.
 */
export function createTurns(waitingMax: number, full: () => Error): Turns {
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  return {
    async run(work) {
      if (unfinished > waitingMax) throw full();
      unfinished += 1;
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        unfinished -= 1;
      }
    },
    isIdle: () => unfinished === 0,
  };
}

export interface KeyedTurns {
  /**
   * Runs the work when all earlier work of its key is done. Throws TOO_MANY_REQUESTS if too much work waits for the
   * key.
   */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

const tooMany = () => new ServiceError(commonErrors.TOO_MANY_REQUESTS, { retryAfterSeconds: 1 });

/** Runs one piece of work at a time for each key. A key without work costs nothing. */
export function createKeyedTurns(waitingMax: number): KeyedTurns {
  const turnsByKey = new Map<string, Turns>();
  return {
    async run(key, work) {
      const turns = turnsByKey.get(key) ?? createTurns(waitingMax, tooMany);
      turnsByKey.set(key, turns);
      try {
        return await turns.run(work);
      } finally {
        if (turns.isIdle()) turnsByKey.delete(key);
      }
    },
  };
}
