import { isMobile } from '../browser/environment.ts';

const PARAMETER = 'v';
const LENGTH = 5;
const OURS = /^[0-9a-z]{5}$/;

/**
 * Loads the page again. On desktops the address gets a query parameter of five random characters, which no cache
 * between the browser and the server has seen.
 */
export function reloadFresh(): void {
  if (isMobile()) return location.reload();
  const url = new URL(location.href);
  url.searchParams.set(PARAMETER, Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), toDigit).join(''));
  location.replace(url);
}

/** Removes the parameter again, because people read, copy and compare the address. */
export function tidyAddress(): void {
  const url = new URL(location.href);
  if (!OURS.test(url.searchParams.get(PARAMETER) ?? '')) return;
  url.searchParams.delete(PARAMETER);
  history.replaceState(history.state, '', url);
}

const toDigit = (byte: number) => (byte % 36).toString(36);
