import { afterAwake } from '@meet/ui';
import { requestRegistry } from './requestRegistry.ts';
import { retryWithBackoff } from './retryWithBackoff.ts';
import { LAST_GOOD } from './lastGood.ts';
import { isRelease, type Registry } from './Release.ts';

/** Time for which a page waits for the registry if it could begin with the last good answer. */
const NEWS_MS = 3_000;

export interface RegistryReading {
  /** The registry's answer, or the last good one if the registry is slow or down. */
  readonly known: Registry;
  /** The registry's answer if `known` is only the last good one. It may never arrive. */
  readonly news?: Promise<Registry>;
}

/**
 * Returns the live releases. It requests them until the registry answers, and uses the `asked` request first. If the
 * registry is slow or fails, a browser with a stored answer begins with that one. Never rejects.
 */
export async function readRegistry(requested: Promise<unknown>): Promise<RegistryReading> {
  const trouble = Promise.withResolvers<undefined>();
  const stopTimer = afterAwake(NEWS_MS, () => trouble.resolve(undefined));
  let first: Promise<unknown> | undefined = requested;

  const news = retryWithBackoff(async () => {
    try {
      const pending = first ?? requestRegistry();
      first = undefined;
      return keep(parse(await pending));
    } catch (error) {
      trouble.resolve(undefined);
      throw error;
    }
  });
  const kept = lastGood();
  const answer = await (kept ? Promise.race([news, trouble.promise]) : news);
  stopTimer();
  return answer ? { known: answer } : { known: kept!, news };
}

/**
 * Fetches the live releases, and keeps them for a page load without an answer. Rejects when the registry does not
 * answer.
 */
export async function fetchRegistry(): Promise<Registry> {
  return keep(parse(await requestRegistry()));
}

function parse(body: unknown): Registry {
  const { remotes, channels } = body as { remotes?: unknown; channels?: object };
  if (typeof remotes !== 'object' || remotes === null) throw new Error('The registry’s answer lists no remotes.');
  // One broken record must not affect the others.
  const sound = Object.entries(remotes).filter(([, release]) => isRelease(release));
  const named = Object.entries(channels ?? {}).filter(([, channel]) => typeof channel === 'string');
  return { remotes: Object.fromEntries(sound), ...(named.length > 0 && { channels: Object.fromEntries(named) }) };
}

function keep(registry: Registry): Registry {
  try {
    localStorage.setItem(LAST_GOOD, JSON.stringify(registry));
  } catch {
    // Without storage the next page load has no fallback; nothing else is affected.
  }
  return registry;
}

function lastGood(): Registry | undefined {
  try {
    const kept = localStorage.getItem(LAST_GOOD);
    return kept ? parse(JSON.parse(kept)) : undefined;
  } catch {
    return undefined;
  }
}
