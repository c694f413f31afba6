import type { mongo } from 'mongoose';
import { copyDocuments, summarise } from './copyDocuments.ts';
import { MoveError } from './MoveError.ts';
import { identityOfIndex, readCollections, type CollectionAttributes } from './readCollections.ts';

/**
 * Collection that exists in a target from the first write to the last check. The product must not run on a database
 * with it.
 */
const MARK = 'move.unfinished';

export interface MovedCollection {
  readonly name: string;
  readonly count: number;
  readonly hash: string;
  readonly indexes: number;
}

export interface MoveOptions {
  readonly from: mongo.Db;
  readonly to: mongo.Db;
  /**
   * Drops the target's content. Without it, a target that is not empty is refused unless it holds an unfinished move.
   */
  readonly replaces?: boolean;
  /** Called after each batch. */
  onProgress(collection: string, copied: number, total: number): void;
}

/** Returns whether the database is the target of an unfinished move. */
export async function isUnfinished(db: mongo.Db): Promise<boolean> {
  return (await db.listCollections({ name: MARK }, { nameOnly: true }).toArray()).length > 0;
}

/**
 * Copies all collections with their options and indexes and reads them back. Nobody else may write to either database.
 * Throws MoveError when the target is refused or differs from the source in any document. An interrupted move leaves a
 * target that `isUnfinished` recognises; the next move starts again. The source is only read.
 */
export async function moveDatabase({
  from,
  to,
  replaces = false,
  onProgress,
}: MoveOptions): Promise<MovedCollection[]> {
  if (await isUnfinished(from))
    throw new MoveError(`${from.databaseName} is itself the target of a move that did not end; move there again first`);
  const source = await readCollections(from);
  if (source.length === 0) throw new MoveError(`there is nothing to move: ${from.databaseName} has no collections`);
  await clearTarget(to, replaces);
  const moved: MovedCollection[] = [];
  for (const attributes of source) moved.push(await moveCollection(from, to, attributes, onProgress));
  // Indexes come last: a TTL index starts to delete expired documents immediately.
  for (const attributes of source) await buildIndexes(to, attributes);
  await compareIndexes(source, to);
  await refuseChanged(from, source, moved);
  await to.collection(MARK).drop();
  return moved;
}

async function clearTarget(to: mongo.Db, replaces: boolean): Promise<void> {
  const present = (await to.listCollections({}, { nameOnly: true }).toArray())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.'));
  if (present.length > 0 && !replaces && !present.includes(MARK))
    throw new MoveError(
      `the database ${to.databaseName} is not empty (${present.length} collections, ${present[0]} for one): name another, or add --replace to have all that it holds deleted`,
    );
  if (!present.includes(MARK)) await to.createCollection(MARK);
  for (const name of present) if (name !== MARK) await to.collection(name).drop();
}

async function moveCollection(
  from: mongo.Db,
  to: mongo.Db,
  { name, options, indexes }: CollectionAttributes,
  onProgress: MoveOptions['onProgress'],
): Promise<MovedCollection> {
  const [source, target] = [from.collection(name), await to.createCollection(name, options)];
  const total = await source.estimatedDocumentCount();
  const read = await copyDocuments(source, target, (copied) => onProgress(name, copied, total));
  const written = await summarise(target);
  if (written.count !== read.count)
    throw new MoveError(`${name}: ${read.count} documents were read and ${written.count} are in the target`);
  if (written.hash !== read.hash)
    throw new MoveError(`${name}: the ${read.count} documents in the target are not those that were read`);
  return { name, ...read, indexes: indexes.length + 1 };
}

async function buildIndexes(to: mongo.Db, { name, indexes }: CollectionAttributes): Promise<void> {
  if (indexes.length > 0) await to.command({ createIndexes: name, indexes });
}

async function compareIndexes(source: readonly CollectionAttributes[], to: mongo.Db): Promise<void> {
  const target = new Map((await readCollections(to)).map((attributes) => [attributes.name, attributes]));
  for (const { name, indexes } of source) {
    const built = new Set(target.get(name)?.indexes.map(identityOfIndex));
    const missing = indexes.find((index) => !built.has(identityOfIndex(index)));
    if (missing || built.size !== indexes.length)
      throw new MoveError(
        `${name}: the target's indexes are not the source's (${String(missing?.name ?? 'one too many')})`,
      );
  }
}

/**
 * Throws if somebody wrote to the source meanwhile. Skips collections with a TTL index, which deletes documents by
 * itself.
 */
async function refuseChanged(
  from: mongo.Db,
  source: readonly CollectionAttributes[],
  moved: readonly MovedCollection[],
): Promise<void> {
  for (const [at, { name, indexes }] of source.entries()) {
    if (indexes.some(({ expireAfterSeconds }) => expireAfterSeconds !== undefined)) continue;
    const { count, hash } = await summarise(from.collection(name));
    if (count !== moved[at]!.count || hash !== moved[at]!.hash)
      throw new MoveError(`${name} was changed while it was copied: stop the product, then move again`);
  }
}
