export interface Queue {
  /** Runs the work when all that came before is done. Throws `full()` where so many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** One piece of work at a time, for work that needs too much memory to be done twice at once. */
export function createQueue(waitingMax: number, full: () => Error): Queue {
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
  };
}
