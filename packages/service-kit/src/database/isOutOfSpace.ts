/** Codes of the database and of the operating system: the disk is full, or this user's quota is used up. */
const CODES: ReadonlySet<unknown> = new Set([14_031, 'ENOSPC', 'EDQUOT']);

/** Returns whether a write was refused because a disk is full. Nothing of the write was stored. */
export function isOutOfSpace(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && CODES.has(error.code);
}
