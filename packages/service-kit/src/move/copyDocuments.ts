import { mongo } from 'mongoose';
import { createHash } from 'node:crypto';
import { MoveError } from './MoveError.ts';

const BATCH_DOCUMENTS = 1_000;
const BATCH_BYTES = 8 * 1024 * 1024;
/** Options that keep the stored type of every value: a double of 1 stays a double. */
const AS_STORED = { promoteValues: false, promoteLongs: false, promoteBuffers: false, bsonRegExp: true } as const;

/** Number of documents of a collection, and the SHA-256 of all their bytes in the order of their `_id`. */
export interface Summary {
  readonly count: number;
  readonly hash: string;
}

/** Copies documents in the order of their `_id`. Reports the number of copied documents after each batch. */
export async function copyDocuments(
  from: mongo.Collection,
  to: mongo.Collection,
  onBatch: (count: number) => void,
): Promise<Summary> {
  let batch: mongo.Document[] = [];
  let bytes = 0;
  let sent = 0;
  const send = async (): Promise<void> => {
    if (batch.length === 0) return;
    await to.insertMany(batch, { ordered: true, ignoreUndefined: false });
    sent += batch.length;
    [batch, bytes] = [[], 0];
    onBatch(sent);
  };
  const summary = await readAll(from, async (raw) => {
    batch.push(parse(from, raw));
    bytes += raw.length;
    if (batch.length >= BATCH_DOCUMENTS || bytes >= BATCH_BYTES) await send();
  });
  await send();
  return summary;
}

/** Reads a whole collection without keeping it. */
export const summarise = (collection: mongo.Collection): Promise<Summary> => readAll(collection, () => undefined);

async function readAll(
  collection: mongo.Collection,
  take: (raw: Buffer) => Promise<void> | undefined,
): Promise<Summary> {
  const hash = createHash('sha256');
  let count = 0;
  const cursor = collection.find({}, { raw: true, sort: { _id: 1 }, batchSize: BATCH_DOCUMENTS });
  for await (const document of cursor) {
    const raw = document as unknown as Buffer;
    hash.update(raw);
    count++;
    await take(raw);
  }
  return { count, hash: hash.digest('hex') };
}

/** Returns a document that serializes to exactly these bytes. Throws MoveError if the driver would write others. */
function parse(collection: mongo.Collection, raw: Buffer): mongo.Document {
  const document = mongo.BSON.deserialize(raw, AS_STORED);
  if (Buffer.compare(mongo.BSON.serialize(document, { ignoreUndefined: false }), raw) !== 0)
    throw new MoveError(
      `${collection.namespace} holds a document that can't be copied as it is: ${mongo.BSON.EJSON.stringify(document._id)}`,
    );
  return document;
}
