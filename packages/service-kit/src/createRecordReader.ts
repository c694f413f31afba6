import type { Model } from 'mongoose';
import { createBatcher } from './createBatcher.ts';

const RECORDS_MAX = 1000;

/**
 * Reads a record by its id, as it is now; undefined where there is none. Those that are asked for while an answer is under
 * way are read together after it, and shared by all who ask: nobody may change them.
 */
export function createRecordReader<StoredRecord extends { _id: string }>(
  model: Model<StoredRecord>,
): (id: string) => Promise<Readonly<StoredRecord> | undefined> {
  return createBatcher(async (ids) => {
    const found = await model.find({ _id: { $in: ids } }).lean<StoredRecord[]>();
    return new Map(found.map((record) => [record._id, record]));
  }, RECORDS_MAX);
}
