/**
 * Loads Jitsi's API script from a chosen address. @jitsi/react-sdk, which only knows `https://{domain}`, then finds
 * `window.JitsiMeetExternalAPI` already defined.
 */

/** Number of failures after which the script counts as broken. */
const FAILURES_MAX = 3;
const PAUSE_MS = 500;
/**
 * Time without a response after which the script is requested once more, in parallel. Each further wait is twice as
 * long.
 */
const SILENCE_MS = 15_000;

interface ScriptUrlPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
}

let policy: ScriptUrlPolicy | undefined;
const loading = new Map<string, Loading>();

interface Loading {
  readonly loaded: Promise<void>;
  readonly requestAgain: () => void;
}

/**
 * Resolves when `window.JitsiMeetExternalAPI` is defined, even if that takes long. `origin` is the address before
 * `/external_api.js`: `https://host/meeting-room` for the embedded room, `https://{domain}` for a Jitsi deployment.
 * `again` sends another request at once if the script is still loading. Rejects after three failures; the next call
 * tries again. Under Trusted Types, the page must allow the policy `meeting-room`.
 */
export function loadExternalApi(origin: string, { again = false } = {}): Promise<void> {
  const url = new URL('external_api.js', new URL(`${origin.replace(/\/+$/, '')}/`, window.location.href)).href;
  const known = loading.get(url);
  if (known) {
    if (again) known.requestAgain();
    return known.loaded;
  }
  const started = startLoading(url);
  loading.set(url, started);
  started.loaded.catch(() => loading.delete(url));
  return started.loaded;
}

function startLoading(url: string): Loading {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let requested = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function ask(): void {
    clearTimeout(timer);
    timer = setTimeout(ask, SILENCE_MS * 2 ** requested);
    // Another address, because browsers queue a second request of the same address behind the first.
    loadScript(requested ? `${url}?again=${requested}` : url).then(
      () => (clearTimeout(timer), resolve()),
      (error: unknown) => {
        failures += 1;
        clearTimeout(timer);
        if (failures >= FAILURES_MAX) reject(error);
        else timer = setTimeout(ask, PAUSE_MS * failures);
      },
    );
    requested += 1;
  }

  ask();
  return { loaded: promise, requestAgain: () => 'JitsiMeetExternalAPI' in window || ask() };
}

function loadScript(url: string): Promise<void> {
  if ('JitsiMeetExternalAPI' in window) return Promise.resolve();
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => {
      script.remove();
      reject(new Error(`${url} ${reason}`));
    };
    script.async = true;
    script.onload = () => {
      if ('JitsiMeetExternalAPI' in window) resolve();
      else fail('is not the API script');
    };
    script.onerror = () => fail('could not be loaded');
    script.src = trusted(url);
    document.head.append(script);
  });
}

function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('meeting-room', { createScriptURL: onlyTheApi });
  return policy?.createScriptURL(url) ?? url;
}

function onlyTheApi(url: string): string {
  if (!new URL(url).pathname.endsWith('/external_api.js')) throw new TypeError(`This is not the API script: ${url}`);
  return url;
}
