/** The database's own, and the operating system's: no room on the disk, none left to this user. */
const CODES: ReadonlySet<unknown> = new Set([14_031, 'ENOSPC', 'EDQUOT']);

/** Whether a write was refused because a disk is full: nothing of it was stored. */
export function isOutOfSpace(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && CODES.has(error.code);
}
