import type { Logger } from '@meet/service-kit';

/** Does work again and again, `pauseMs` after it was last done. The returned function stops it and waits for what is under way. */
export function repeat(pauseMs: number, work: () => Promise<void>, log: Logger): () => Promise<void> {
  let stopped = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout;
  const round = () => {
    running = work()
      .catch((error: unknown) => log.error({ err: error }, 'repeated work failed'))
      .then(() => {
        if (!stopped) schedule();
      });
  };
  const schedule = () => {
    timer = setTimeout(round, pauseMs);
    timer.unref();
  };
  schedule();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
