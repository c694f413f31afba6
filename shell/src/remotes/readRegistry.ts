import { isRelease, type Registry } from './Release.ts';

const TIMEOUT_MS = 3_000;
const LAST_GOOD = 'meet.registry';
const EMPTY: Registry = { remotes: {} };

/** What is live now; the last good answer when the registry can't be reached, nothing when there never was one. */
export async function readRegistry(fetch = globalThis.fetch): Promise<Registry> {
  try {
    const response = await fetch('/registry.json', {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: 'application/json' },
    });
    if (!response.ok) throw new Error(`The registry answered ${response.status}.`);
    const registry = parse(await response.json());
    keep(registry);
    return registry;
  } catch {
    return lastGood();
  }
}

function parse(body: unknown): Registry {
  const { remotes, overrides } = body as { remotes?: unknown; overrides?: unknown };
  if (typeof remotes !== 'object' || remotes === null) throw new Error('The registry’s answer lists no remotes.');
  // One broken record must not take the others along.
  const sound = Object.entries(remotes).filter(([, release]) => isRelease(release));
  return { remotes: Object.fromEntries(sound), overrides: overrides === true };
}

function keep(registry: Registry): void {
  try {
    localStorage.setItem(LAST_GOOD, JSON.stringify(registry));
  } catch {
    // Without storage the next page load has no fallback, and that is all.
  }
}

function lastGood(): Registry {
  try {
    const kept = localStorage.getItem(LAST_GOOD);
    return kept ? parse(JSON.parse(kept)) : EMPTY;
  } catch {
    return EMPTY;
  }
}
