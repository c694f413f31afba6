import { createLogger, SettingsError } from '@meet/service-kit';
import { StartError } from './StartError.ts';

/** Maximum time of a stop, after which the process exits anyway. */
export const STOP_LIMIT_MS = 9_000;

/**
 * Runs the process's work. A failure that the operator can mend is printed for them and ends the process. Any other
 * failure, at any time, ends it with one line of the log. Node's own output would contain all members of the error.
 */
export async function runInProcess(run: () => Promise<void>): Promise<void> {
  process.on('uncaughtException', (error) => leave(error));
  try {
    await run();
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof StartError)) leave(error);
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
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

function leave(error: unknown): never {
  createLogger().fatal({ err: error }, 'Meet failed');
  process.exit(1);
}
