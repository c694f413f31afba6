import { decode } from '../bson/decode.ts';
import { encodeKey, RANK } from '../bson/keys.ts';
import { toKeyRange } from '../query/bounds.ts';
import { steadyNow } from '../steadyNow.ts';
import { Blocked } from './locks.ts';
import type { Store } from './store.ts';

const MAX_PER_SWEEP = 5_000;

/**
 * Removes what TTL indexes have let expire, by the machine's clock and by the time that has passed: whoever sets the
 * clock brings no document's end nearer. Returns how many documents went.
 */
export function expire(store: Store, now = Math.min(Date.now(), steadyNow())): number {
  let removed = 0;
  for (const collection of store.collections.values()) {
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds === undefined) continue;
      const limit = new Date(now - index.expireAfterSeconds * 1000);
      const past = {
        low: Buffer.of(RANK.date),
        lowOpen: false,
        high: encodeKey([limit]),
        highOpen: false,
        isPoint: false,
      };
      const range = toKeyRange(Buffer.alloc(0), past, index.directions[0]!);
      for (const { rid, doc } of store.scanIndex(collection, index, range, false)) {
        if (removed >= MAX_PER_SWEEP) return removed;
        // One array may hold several past dates, and so be met several times.
        if (store.get(collection, rid) === undefined) continue;
        try {
          store.remove(collection, rid, decode(doc));
          removed++;
        } catch (error) {
          if (!(error instanceof Blocked)) throw error;
        }
      }
    }
  }
  return removed;
}
