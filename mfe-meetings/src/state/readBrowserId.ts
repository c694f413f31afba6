import { readStored, store } from './storage.ts';

const KEY = 'browserId';

/** Returns the random id of this browser for meetings. It stays the same until the browser's storage is cleared. */
export function readBrowserId(): string {
  const known = readStored(KEY);
  if (known) return known;
  const fresh = crypto.randomUUID();
  store(KEY, fresh);
  return fresh;
}
