/** Loads one script of a release. Rejects with a ScriptFailure. */
export type LoadScript = (url: string) => Promise<void>;

/** `error`: unreachable, a refused status or wrong bytes; browsers don't tell which. `refused`: its integrity is not on record. */
export type ScriptFailureReason = 'timeout' | 'error' | 'refused';

export class ScriptFailure extends Error {
  readonly reason: ScriptFailureReason;

  constructor(url: string, reason: ScriptFailureReason) {
    super(`${url} could not be loaded: ${reason}`);
    this.name = 'ScriptFailure';
    this.reason = reason;
  }
}

interface ScriptLoaderOptions {
  readonly timeoutMs?: number;
  readonly retryDelayMs?: number;
}

const TIMEOUT_MS = 4_500;
const RETRY_DELAY_MS = 300;
/** A failure that took longer than this is no passing fault, and the person has waited enough. */
const RETRY_WITHIN_MS = 1_500;

const integrity = new Map<string, string>();

/** Makes files loadable: a script without a known integrity is never asked for. */
export function trustFiles(base: string, files: Readonly<Record<string, string>>): void {
  for (const [name, hash] of Object.entries(files)) integrity.set(new URL(base + name, document.baseURI).href, hash);
}

/** Forgets a release, so that its scripts are refused. */
export function distrustFiles(base: string): void {
  const prefix = new URL(base, document.baseURI).href;
  for (const url of integrity.keys()) if (url.startsWith(prefix)) integrity.delete(url);
}

export function createScriptLoader({
  timeoutMs = TIMEOUT_MS,
  retryDelayMs = RETRY_DELAY_MS,
}: ScriptLoaderOptions = {}): LoadScript {
  const scriptUrls = createScriptUrlPolicy();
  const loading = new Map<string, Promise<void>>();
  const failures = new Map<string, number>();

  async function load(url: string): Promise<void> {
    const hash = integrity.get(url);
    if (!hash) throw new ScriptFailure(url, 'refused');
    const began = performance.now();
    try {
      await append(url, hash);
    } catch (error) {
      failures.set(url, (failures.get(url) ?? 0) + 1);
      if (performance.now() - began > Math.min(RETRY_WITHIN_MS, timeoutMs)) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
      await append(url, hash);
    }
  }

  /** What failed once is asked for past every cache: wrong bytes may have been kept there as good for a year. */
  function freshUrl(url: string): string {
    const count = failures.get(url);
    return count ? `${url}?again=${count}-${Date.now().toString(36)}` : url;
  }

  function append(url: string, hash: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      const settle = (done: () => void) => {
        clearTimeout(timer);
        script.onload = script.onerror = null;
        script.remove();
        done();
      };
      const timer = setTimeout(() => settle(() => reject(new ScriptFailure(url, 'timeout'))), timeoutMs);
      script.onload = () => settle(resolve);
      script.onerror = () => settle(() => reject(new ScriptFailure(url, 'error')));
      script.async = true;
      script.setAttribute('integrity', hash);
      script.src = scriptUrls.createScriptURL(freshUrl(url)) as string;
      document.head.append(script);
    });
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

/** Under Trusted Types only this policy makes script addresses, and only of this origin. */
function createScriptUrlPolicy(): ScriptUrlPolicy {
  const rules = {
    createScriptURL(url: string) {
      if (new URL(url).origin !== location.origin) throw new TypeError(`Scripts come from this origin only: ${url}`);
      return url;
    },
  };
  const factory = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): ScriptUrlPolicy } })
    .trustedTypes;
  return factory?.createPolicy('meet-scripts', rules) ?? rules;
}
