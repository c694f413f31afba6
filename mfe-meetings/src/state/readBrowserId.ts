import { readStored, store } from './storage.ts';

const KEY = 'browserId';

/** Returns the name of this browser for meetings: random, the same until its storage is cleared. */
export function readBrowserId(): string {
  const known = readStored(KEY);
  if (known) return known;
  const fresh = crypto.randomUUID();
  store(KEY, fresh);
  return fresh;
}
