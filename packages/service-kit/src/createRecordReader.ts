import type { Model } from 'mongoose';
import { createBatcher } from './createBatcher.ts';

const RECORDS_MAX = 1000;

/**
 * Returns a function that reads the current record of an id, or undefined if there is none. Ids that are requested
 * during a read are read together after it. Callers share the records and must not change them.
 */
export function createRecordReader<StoredRecord extends { _id: string }>(
  model: Model<StoredRecord>,
): (id: string) => Promise<Readonly<StoredRecord> | undefined> {
  return createBatcher(async (ids) => {
    const found = await model.find({ _id: { $in: ids } }).lean<StoredRecord[]>();
    return new Map(found.map((record) => [record._id, record]));
  }, RECORDS_MAX);
}
