const MAX_TIME_EXPIRED = 50;

/** Returns whether the database ended a command at its time limit. */
export function isTooSlow(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === MAX_TIME_EXPIRED;
}
