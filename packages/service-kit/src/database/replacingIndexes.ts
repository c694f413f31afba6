import type { Model } from 'mongoose';

/**
 * Returns the model and has it drop indexes of former releases. An index goes as soon as its replacement, named beside
 * it, is built; until then the former one serves. If that fails, the next start tries again: a left-over index only
 * slows writes a little.
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
