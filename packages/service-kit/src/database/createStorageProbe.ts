import type { Connection } from 'mongoose';
import { isDuplicateKey } from './isDuplicateKey.ts';

/** Larger than what a database reserves ahead of need, smaller than anybody misses. */
const PROBE_BYTES = 64 * 1024;
const ID = 'probe';
const EVERY_MS = 1_000;

/**
 * Resolves while the database takes writes; rejects with its reason otherwise, a full disk for one. It is tried once a
 * second however often it is asked, so that asking costs nobody anything.
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
  // One that an earlier process left would take its room, and none would be asked for.
  await probes.deleteOne({ _id: ID });
  await probes.insertOne({ _id: ID, padding: Buffer.alloc(PROBE_BYTES) }).catch((error: unknown) => {
    // Another process asks at this moment: its write is as good as ours.
    if (!isDuplicateKey(error)) throw error;
  });
  await probes.deleteOne({ _id: ID });
}
