import type { Logger } from './logging/createLogger.ts';
import { backgroundWork } from './metrics.ts';

export interface Background {
  /** Runs work after the response was sent, so that its duration reveals nothing to the caller. Logs failures. */
  run(work: () => Promise<unknown>): void;
  /** Returns the number of tasks under way. */
  count(): number;
  /** Resolves when all work under way has ended. */
  settle(): Promise<void>;
}

/** Creates the background of the named service. */
export function createBackground(log: Logger, service: string): Background {
  const underWay = new Set<Promise<void>>();
  return {
    run(work) {
      const running = new Promise<void>((resolve) => setImmediate(resolve))
        .then(work)
        .then(
          () => undefined,
          (error: unknown) => log.error({ err: error }, 'work after an answer failed'),
        )
        .finally(() => {
          underWay.delete(running);
          backgroundWork.dec({ service });
        });
      underWay.add(running);
      backgroundWork.inc({ service });
    },
    count: () => underWay.size,
    async settle() {
      while (underWay.size) await Promise.all(underWay);
    },
  };
}
