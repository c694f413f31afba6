import type { Model, ProjectionType } from 'mongoose';

interface NextRecords<Kept> {
  readonly found: Kept[];
  /** Id of the last record; null at the end. */
  readonly next: string | null;
}

/** Reads at most `limit` records after an id, in the order of their ids. Begins with '' as `after`. */
export async function readNext<Kept extends { readonly _id: string }>(
  model: Model<Kept>,
  after: string,
  limit: number,
  fields: ProjectionType<Kept> = {},
): Promise<NextRecords<Kept>> {
  const found = (await model
    .find({ _id: { $gt: after } } as object, fields)
    .sort({ _id: 1 })
    .limit(limit)
    .lean()) as unknown as Kept[];
  return { found, next: found.length < limit ? null : found.at(-1)!._id };
}
