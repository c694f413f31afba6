import { commonErrors, isRefusal } from '@meet/contracts';
import type { Logger } from '@meet/service-kit';

const TRY_AGAIN_MS = 2_000;

/**
 * Registers the documents of the live releases. If no service can name them yet, the gateway starts without them,
 * retries later and logs a failure. Returns a function that ends the retries.
 */
export async function awaitReleases(admit: () => Promise<void>, log: Logger): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function tryAgain(): Promise<void> {
    try {
      await admit();
    } catch (error) {
      if (!isAway(error)) return log.error({ err: error }, (error as Error).message);
      if (!stopped) timer = setTimeout(() => void tryAgain(), TRY_AGAIN_MS).unref();
    }
  }

  try {
    await admit();
  } catch (error) {
    if (!isAway(error)) throw error;
    log.warn('the releases service does not answer; operations of remotes are unknown until it does');
    timer = setTimeout(() => void tryAgain(), TRY_AGAIN_MS).unref();
  }
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

const isAway = (error: unknown) => isRefusal(error, commonErrors.UNAVAILABLE);
