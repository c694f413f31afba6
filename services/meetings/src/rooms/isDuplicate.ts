const DUPLICATE_KEY = 11_000;

/** Whether a write was refused by a unique index. */
export const isDuplicate = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === DUPLICATE_KEY;
