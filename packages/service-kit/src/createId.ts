import { randomFillSync } from 'node:crypto';

const ID_BYTES = 16;
/** Random bits are drawn for many ids at once: asking the system for them costs more than all else of an id. */
const pool = Buffer.alloc(256 * ID_BYTES);
let used = pool.length;

/** 128 random bits: not to be guessed, safe in an address. */
export function createId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const id = pool.toString('base64url', used, used + ID_BYTES);
  // The pool keeps no identifier that it gave away.
  pool.fill(0, used, used + ID_BYTES);
  used += ID_BYTES;
  return id;
}
