/**
 * Loads Jitsi's API script from a chosen place, so that @jitsi/react-sdk, which knows `https://{domain}` only,
 * finds `window.JitsiMeetExternalAPI` already there.
 */

const TIMEOUT_MS = 8_000;
const ATTEMPTS = 3;
const PAUSE_MS = 500;

interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
}

let policy: ScriptUrlPolicy | undefined;
const loading = new Map<string, Promise<void>>();

export interface LoadExternalApiOptions {
  /** Milliseconds until an attempt is given up; 8 s by default. */
  timeoutMs?: number;
  attempts?: number;
}

/**
 * Resolves when `window.JitsiMeetExternalAPI` is there. `origin` is what stands before `/external_api.js`:
 * `https://host/meeting-room` for the embedded room, `https://{domain}` for a Jitsi deployment.
 * Rejects after all attempts; the next call tries again. Under Trusted Types the page must allow the policy
 * `meeting-room`.
 */
export function loadExternalApi(origin: string, options: LoadExternalApiOptions = {}): Promise<void> {
  const url = new URL('external_api.js', new URL(`${origin.replace(/\/+$/, '')}/`, window.location.href)).href;
  const known = loading.get(url) ?? loadWithRetries(url, options);
  loading.set(url, known);
  known.catch(() => loading.delete(url));
  return known;
}

async function loadWithRetries(url: string, options: LoadExternalApiOptions): Promise<void> {
  const { timeoutMs = TIMEOUT_MS, attempts = ATTEMPTS } = options;
  for (let attempt = 1; ; attempt++) {
    try {
      return await loadScript(url, timeoutMs);
    } catch (error) {
      if (attempt >= attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}

function loadScript(url: string, timeoutMs: number): Promise<void> {
  if ('JitsiMeetExternalAPI' in window) return Promise.resolve();
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => {
      script.remove();
      reject(new Error(`${url} ${reason}`));
    };
    const timer = setTimeout(() => fail(`did not load within ${timeoutMs} ms`), timeoutMs);
    script.async = true;
    script.onload = () => {
      clearTimeout(timer);
      if ('JitsiMeetExternalAPI' in window) resolve();
      else fail('is not the API script');
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail('could not be loaded');
    };
    script.src = trusted(url);
    document.head.append(script);
  });
}

function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('meeting-room', { createScriptURL: (given) => given });
  return policy?.createScriptURL(url) ?? url;
}
