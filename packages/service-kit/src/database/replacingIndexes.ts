import type { Model } from 'mongoose';

/**
 * The model, whose indexes of former releases, by name, go as soon as the ones that took their places, by name, are built:
 * until then the former serve. What can't be done now is done at the next start, for a left-over index costs nothing but a
 * little of every write.
 */
export function replacingIndexes<Record>(
  model: Model<Record>,
  replacements: Readonly<{ [former: string]: string }>,
): Model<Record> {
  void replace(model, replacements).catch(() => {
    // The database went away, or does not let this user drop an index.
  });
  return model;
}

async function replace<Record>(model: Model<Record>, replacements: Readonly<{ [former: string]: string }>) {
  await model.init();
  const present = new Set((await model.collection.indexes()).map(({ name }) => name));
  for (const [former, replacement] of Object.entries(replacements))
    if (present.has(former) && present.has(replacement)) await model.collection.dropIndex(former);
}
