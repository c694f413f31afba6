import { isRelease, type Registry, type Release } from './Release.ts';

const STORAGE_KEY = 'meet.remoteOverrides';

/**
 * Remotes that this browser lays over the live ones: `localStorage['meet.remoteOverrides'] = '{"mfe-chat": "http://localhost:3001/release.json"}'`.
 */
function readOverrides(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

export function hasOverrides(): boolean {
  return Object.keys(readOverrides()).length > 0;
}

export function resetOverrides(): void {
  localStorage.removeItem(STORAGE_KEY);
  location.reload();
}

/** The registry with this browser's overrides laid over it, where the server allows that. */
export async function withOverrides(registry: Registry, fetch = globalThis.fetch): Promise<Registry> {
  if (!registry.overrides) return registry;
  const laid = await Promise.all(
    Object.entries(readOverrides()).map(async ([name, url]): Promise<[string, Release] | undefined> => {
      const response = await fetch(url).catch(() => undefined);
      const release: unknown = await response?.json().catch(() => undefined);
      return isRelease(release)
        ? [name, { ...release, base: new URL('.', new URL(url, document.baseURI)).href }]
        : undefined;
    }),
  );
  return {
    ...registry,
    remotes: { ...registry.remotes, ...Object.fromEntries(laid.filter((entry) => entry !== undefined)) },
  };
}
