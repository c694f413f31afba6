const DUPLICATE_KEY = 11_000;

/** A unique index refused the write. */
export function isDuplicateKey(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === DUPLICATE_KEY;
}
