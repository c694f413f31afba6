import type { Logger } from 'pino';

/**
 * Repeats a task, each time the given period after its last end. The returned function stops it and awaits a run under
 * way.
 */
export function repeat(periodMs: number, task: () => Promise<void>, log: Logger): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  const schedule = () => {
    timer = setTimeout(() => {
      running = task()
        .catch((error: unknown) => log.error({ err: error }, 'a repeated task failed'))
        .then(() => void (stopped || schedule()));
    }, periodMs);
    timer.unref();
  };
  schedule();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
