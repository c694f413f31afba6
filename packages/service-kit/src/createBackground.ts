import type { Logger } from './logging/createLogger.ts';
import { backgroundWork } from './metrics.ts';

export interface Background {
  /** Does work after the answer went out, so that its length tells the caller nothing. Failures are logged. */
  run(work: () => Promise<unknown>): void;
  /** Returns the number of tasks under way. */
  count(): number;
  /** Resolves when all work under way ended. */
  settle(): Promise<void>;
}

/** Background of the service that is named. */
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
