import { decode } from '../bson/decode.ts';
import { encodeKey, RANK } from '../bson/keys.ts';
import { toKeyRange } from '../query/bounds.ts';
import type { Pace, Steps } from '../steps.ts';
import { steadyNow } from '../steadyNow.ts';
import { Blocked } from './locks.ts';
import { indexEntries, type Collection, type Index } from './catalogue.ts';
import type { Store } from './store.ts';

const MAX_PER_SWEEP = 5_000;

/**
 * Removes expired documents of TTL indexes. A document expires by the machine's clock and by elapsed time, so that
 * setting the clock never removes a document early. Returns the number of removed documents.
 */
export function* expire(store: Store, pace: Pace, now = Math.min(Date.now(), steadyNow())): Steps<number> {
  let removed = 0;
  for (const collection of [...store.collections.values()]) {
    for (const index of [...collection.indexes]) {
      if (index.expireAfterSeconds === undefined || !isThere(store, collection, index)) continue;
      const limit = new Date(now - index.expireAfterSeconds * 1000);
      const past = {
        low: Buffer.of(RANK.date),
        lowOpen: false,
        high: encodeKey([limit]),
        highOpen: false,
        isPoint: false,
      };
      const range = toKeyRange(Buffer.alloc(0), past, index.directions[0]!);
      for (const { rid } of store.scanIndex(collection, index, range, false)) {
        if (removed >= MAX_PER_SWEEP) return removed;
        // An array may hold several past dates, so that its document is met several times. Others may also have written
        // meanwhile.
        const bytes = store.get(collection, rid);
        const current = bytes && decode(bytes);
        const isIn = (key: Buffer): boolean =>
          Buffer.compare(key, range.low) >= 0 && Buffer.compare(key, range.high) < 0;
        if (!current || !indexEntries(index, current).keys.some(isIn)) continue;
        try {
          store.remove(store.find(collection.ns)!, rid, current);
          removed++;
        } catch (error) {
          if (!(error instanceof Blocked)) throw error;
        }
        if (!pace.isDue) continue;
        yield;
        if (!isThere(store, collection, index)) break;
      }
    }
  }
  return removed;
}

const isThere = (store: Store, { ns, id }: Collection, index: Index): boolean => {
  const current = store.find(ns);
  return current?.id === id && current.indexes.some((other) => other.id === index.id);
};
