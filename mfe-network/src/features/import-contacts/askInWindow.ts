import { CONTACTS_ANSWER_CHANNEL } from '@meet/accounts-contract';

const WINDOW_NAME = 'meet-contacts';
const WINDOW_FEATURES = 'popup,width=520,height=680';

/** Answer of the provider. */
export interface ProviderAnswer {
  readonly state?: string;
  readonly code?: string;
  readonly iss?: string;
  /** Why there is no code, such as `access_denied`. */
  readonly error?: string;
}

/** An empty window, which only a click may open; undefined where the browser blocks it all the same. */
export function openWindow(): Window | undefined {
  return window.open('', WINDOW_NAME, WINDOW_FEATURES) ?? undefined;
}

/**
 * Leads a window to the provider and waits for the answer that belongs to `state`, for as long as it takes: a window that
 * has been to another site looks closed from here even while it is open. Rejects once `signal` aborts.
 */
export function askInWindow(opened: Window, url: string, state: string, signal: AbortSignal): Promise<ProviderAnswer> {
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
