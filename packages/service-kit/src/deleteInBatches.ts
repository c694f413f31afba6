import type { Model, QueryFilter } from 'mongoose';

const BATCH = 500;

/**
 * Deletes all documents that match a filter on fields that never change. Each command deletes at most 500, so that
 * other writers run in between. An interrupted deletion leaves some of them. Returns the number of deleted documents.
 */
export async function deleteInBatches<Kept>(model: Model<Kept>, filter: QueryFilter<Kept>): Promise<number> {
  for (let deleted = 0; ;) {
    const batch = await model.find(filter, { _id: 1 }).limit(BATCH).lean();
    if (batch.length === 0) return deleted;
    const ids = (batch as unknown[] as { _id: unknown }[]).map(({ _id }) => _id);
    // Uses the collection, not the model: the model would convert ids of another type, find none of them and never end.
    deleted += (await model.collection.deleteMany({ _id: { $in: ids } } as object)).deletedCount;
    if (batch.length < BATCH) return deleted;
  }
}
