const OUT_OF_DISK_SPACE = 14_031;

/** Whether a write was refused because the database's disk is full: nothing of it was stored. */
export function isOutOfSpace(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === OUT_OF_DISK_SPACE;
}
