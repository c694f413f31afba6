const DUPLICATE_KEY = 11_000;

/** Whether a write was refused by a unique index. */
export function isDuplicate(error: unknown): boolean {
  return typeof error === 'object' && error !== null && (error as { code?: unknown }).code === DUPLICATE_KEY;
}
