import type { Model, QueryFilter, UpdateQuery, UpdateWithAggregationPipeline } from 'mongoose';

const BATCH = 500;

export interface UpdateInBatchesOptions {
  /** Set if updated documents still match; the batches then follow each other by id. */
  readonly stillMatch?: boolean;
}

/**
 * Updates all documents that match a filter. Each command updates at most 500, so that other writers run in between. An
 * interrupted update leaves some of them. Returns the number of changed documents.
 */
export async function updateInBatches<Kept extends { readonly _id: string }>(
  model: Model<Kept>,
  filter: QueryFilter<Kept>,
  update: UpdateQuery<Kept> | UpdateWithAggregationPipeline,
  { stillMatch = false }: UpdateInBatchesOptions = {},
): Promise<number> {
  let last = '';
  for (let changed = 0; ;) {
    const query = stillMatch
      ? model.find({ ...filter, _id: { $gt: last } } as object, { _id: 1 }).sort({ _id: 1 })
      : model.find(filter, { _id: 1 });
    const ids = ((await query.limit(BATCH).lean()) as unknown as { _id: string }[]).map(({ _id }) => _id);
    if (ids.length === 0) return changed;
    const place = { $and: [{ _id: { $in: ids } }, filter] } as QueryFilter<Kept>;
    const { modifiedCount } = await model.updateMany(place, update, { updatePipeline: Array.isArray(update) });
    changed += modifiedCount;
    // Documents that an update does not change would match forever.
    if (ids.length < BATCH || (!stillMatch && modifiedCount === 0)) return changed;
    last = ids.at(-1)!;
  }
}
