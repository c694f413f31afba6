import { CONTACTS_ANSWER_CHANNEL } from '@meet/accounts-contract';

const WINDOW_NAME = 'meet-contacts';
const WINDOW_FEATURES = 'popup,width=520,height=680';

/** Answer of the provider. */
export interface ProviderAnswer {
  readonly state?: string;
  readonly code?: string;
  readonly iss?: string;
  /** Reason why there is no code, such as `access_denied`. */
  readonly error?: string;
}

/**
 * Opens an empty window. Call it on a click, or browsers block the window. Returns undefined if the browser blocks it
 * even so.
 */
export function openWindow(): Window | undefined {
  return window.open('', WINDOW_NAME, WINDOW_FEATURES) ?? undefined;
}

/**
 * Opens the provider in a window and waits for the answer with this `state`. There is no time limit: a window that has
 * shown another site looks closed from here even while it is open. Rejects once `signal` aborts.
 */
export function requestInWindow(
  opened: Window,
  url: string,
  state: string,
  signal: AbortSignal,
): Promise<ProviderAnswer> {
  const answers = new BroadcastChannel(CONTACTS_ANSWER_CHANNEL);
  return new Promise<ProviderAnswer>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    signal.throwIfAborted();
    answers.onmessage = ({ data }: MessageEvent<ProviderAnswer>) => {
      if (data.state === state) resolve(data);
    };
    opened.location.replace(url);
  }).finally(() => answers.close());
}
