import { createLogger } from '@meet/service-kit';

/** Longest that a stop may take before the process leaves anyway. */
export const STOP_LIMIT_MS = 9_000;

/** Ends the process with one line of the log. Node's own last words would hold all that an error does. */
export function endOnFailure(): void {
  process.on('uncaughtException', (error) => leave(error));
}

export function stopOnSignal({ stop }: { stop(): Promise<void> }): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
      void stop().then(
        () => process.exit(0),
        (error: unknown) => leave(error),
      );
    });
  }
}

export function leave(error: unknown): never {
  createLogger().fatal({ err: error }, 'Meet failed');
  process.exit(1);
}
