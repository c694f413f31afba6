import { Binary, Timestamp } from 'bson';
import type { Doc } from '../bson/values.ts';

const SIGNATURE = { hash: new Binary(Buffer.alloc(20)), keyId: 0n };

/** The logical time that sessions ask to read after; it only grows, also over restarts. */
export function createClock(): { now(): Doc } {
  let [second, increment] = [0, 0];
  return {
    now() {
      const current = Math.floor(Date.now() / 1000);
      if (current > second) [second, increment] = [current, 0];
      const operationTime = Timestamp.fromBits(++increment, second);
      return { operationTime, $clusterTime: { clusterTime: operationTime, signature: SIGNATURE } };
    },
  };
}
