const SHOWN_WHOLE_MAX = 35;
const END_LENGTH = 15;

/** Returns the key as it is shown. A key longer than 35 characters shows only its first and last 15. */
export function shortenKey(key: string): string {
  return key.length > SHOWN_WHOLE_MAX ? `${key.slice(0, END_LENGTH)}......${key.slice(-END_LENGTH)}` : key;
}
