import { retryWithBackoff } from './retryWithBackoff.ts';

/** Loads one script of a release. Rejects with a ScriptFailure. */
export type LoadScript = (url: string) => Promise<void>;

/**
 * `error` means unreachable, a refused status or wrong bytes; browsers don't say which. `refused` means that its
 * integrity is not on record.
 */
export type ScriptFailureReason = 'error' | 'refused';

export class ScriptFailure extends Error {
  readonly reason: ScriptFailureReason;

  constructor(url: string, reason: ScriptFailureReason) {
    super(`${url} could not be loaded: ${reason}`);
    this.name = 'ScriptFailure';
    this.reason = reason;
  }
}

/** One failure may be temporary; a file that fails again is broken. */
const FAILURES_MAX = 2;

const integrity = new Map<string, string>();

/** Makes files loadable. A script without a known integrity is never requested. */
export function trustFiles(base: string, files: Readonly<Record<string, string>>): void {
  for (const [name, hash] of Object.entries(files)) integrity.set(new URL(base + name, document.baseURI).href, hash);
}

/** Forgets a release, so that its scripts are refused. */
export function distrustFiles(base: string): void {
  const prefix = new URL(base, document.baseURI).href;
  for (const url of integrity.keys()) if (url.startsWith(prefix)) integrity.delete(url);
}

/** Sets the integrity of a stylesheet's link. If none is on record, sets one that no file matches. */
export function sealStylesheet(link: HTMLLinkElement): void {
  const url = link.href;
  link.setAttribute('integrity', integrity.get(url) ?? NO_BYTES);
  link.href = freshUrl(url);
  link.addEventListener('load', () => requested.delete(url));
}

/** Number of requests of each file that have not succeeded. */
const requested = new Map<string, number>();

/**
 * Returns a URL that bypasses every cache when a file is requested again. Wrong bytes may be cached as good for a year,
 * or the cache entry may be locked.
 */
function freshUrl(url: string): string {
  const count = requested.get(url) ?? 0;
  requested.set(url, count + 1);
  return count ? `${url}?again=${count}-${Date.now().toString(36)}` : url;
}

const NO_BYTES = `sha384-${'A'.repeat(64)}`;

/** Creates the loader of scripts. It waits as long as a script takes, and gives up only after a second failure. */
export function createScriptLoader(): LoadScript {
  const scriptUrls = createScriptUrlPolicy();
  const loading = new Map<string, Promise<void>>();

  function append(url: string, hash: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      const settle = (done: () => void) => {
        script.onload = script.onerror = null;
        script.remove();
        done();
      };
      script.onload = () => settle(() => (requested.delete(url), resolve()));
      script.onerror = () => settle(() => reject(new ScriptFailure(url, 'error')));
      script.async = true;
      script.setAttribute('integrity', hash);
      // Somebody waits for this script, so it takes precedence over preloaded files.
      script.setAttribute('fetchpriority', 'high');
      script.src = scriptUrls.createScriptURL(freshUrl(url)) as string;
      document.head.append(script);
    });
  }

  async function load(url: string): Promise<void> {
    const hash = integrity.get(url);
    if (!hash) throw new ScriptFailure(url, 'refused');
    await retryWithBackoff(
      () => append(url, hash),
      (failures) => failures < FAILURES_MAX,
    );
  }

  return (url) => {
    let promise = loading.get(url);
    if (!promise) {
      promise = load(url).finally(() => loading.delete(url));
      loading.set(url, promise);
    }
    return promise;
  };
}

interface ScriptUrlPolicy {
  createScriptURL(url: string): unknown;
}

/**
 * Creates the only policy that makes script URLs under Trusted Types. It allows files of this origin whose integrity is
 * known.
 */
function createScriptUrlPolicy(): ScriptUrlPolicy {
  const rules = {
    createScriptURL(url: string) {
      const { origin, pathname } = new URL(url);
      if (origin !== location.origin || !integrity.has(origin + pathname)) {
        throw new TypeError(`This script is none of the product’s: ${url}`);
      }
      return url;
    },
  };
  const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): ScriptUrlPolicy } })
    .trustedTypes;
  return factory?.createPolicy('meet-scripts', rules) ?? rules;
}
