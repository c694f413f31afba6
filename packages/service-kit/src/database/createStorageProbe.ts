import type { Connection } from 'mongoose';
import { isDuplicateKey } from './isDuplicateKey.ts';

/** Larger than the space that a database reserves in advance, and small enough that nobody misses it. */
const PROBE_BYTES = 64 * 1024;
const ID = 'probe';
const EVERY_MS = 1_000;

/**
 * Returns a function that resolves while the database accepts writes, and otherwise rejects with the reason, such as a
 * full disk. It writes at most once a second, however often it is called, so that calls are cheap.
 */
export function createStorageProbe(
  connection: Connection,
  now: () => number = () => performance.now(),
): () => Promise<void> {
  let triedAt = -Infinity;
  let latest = Promise.resolve();
  return () => {
    if (now() - triedAt >= EVERY_MS) {
      triedAt = now();
      latest = tryWriting(connection);
    }
    return latest;
  };
}

async function tryWriting(connection: Connection): Promise<void> {
  const probes = connection.collection<{ _id: string; padding: Buffer }>('health.probes');
  // A probe that an earlier process left would be overwritten in place, so that no new space would be requested.
  await probes.deleteOne({ _id: ID });
  await probes.insertOne({ _id: ID, padding: Buffer.alloc(PROBE_BYTES) }).catch((error: unknown) => {
    // Another process writes its probe at this moment, which proves the same.
    if (!isDuplicateKey(error)) throw error;
  });
  await probes.deleteOne({ _id: ID });
}
