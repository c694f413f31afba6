import { commonErrors, ServiceError } from '@meet/contracts';

export interface Turns {
  /** Runs the work when all that came before is done. Throws `full()` if so many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Whether no work runs or waits. */
  isIdle(): boolean;
}

/** Runs one piece of work at a time in this process, such as work that needs too much memory to be done twice at once. */
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
  /** Runs the work when all that came before under its key is done. Throws TOO_MANY_REQUESTS if so many wait there already. */
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
