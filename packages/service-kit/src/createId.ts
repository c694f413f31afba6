import { randomFillSync } from 'node:crypto';

const ID_BYTES = 16;
/** Random bytes for many ids at once: drawing them from the system costs more than everything else about an id. */
const pool = Buffer.alloc(256 * ID_BYTES);
let used = pool.length;

/** Returns an id of 128 random bits, which cannot be guessed and is safe in a URL. */
export function createId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const id = pool.toString('base64url', used, used + ID_BYTES);
  // The pool keeps no bytes of an id that it returned.
  pool.fill(0, used, used + ID_BYTES);
  used += ID_BYTES;
  return id;
}
