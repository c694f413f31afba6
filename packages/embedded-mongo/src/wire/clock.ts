import { Timestamp } from 'bson';
import type { Doc } from '../bson/values.ts';

/**
 * Creates the logical time after which sessions may request to read. It only grows, also over restarts. There is no
 * $clusterTime: clients carry that from one server to another, and there is only one here.
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
