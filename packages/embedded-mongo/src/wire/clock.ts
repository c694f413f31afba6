import { Timestamp } from 'bson';
import type { Doc } from '../bson/values.ts';

/**
 * The logical time that sessions ask to read after; it only grows, also over restarts. There is no $clusterTime: clients
 * carry that from one server to the next, and here is only one.
 */
export function createClock(): { now(): Doc } {
  let [second, increment] = [0, 0];
  return {
    now() {
      const current = Math.floor(Date.now() / 1000);
      if (current > second) [second, increment] = [current, 0];
      return { operationTime: Timestamp.fromBits(++increment, second) };
    },
  };
}
