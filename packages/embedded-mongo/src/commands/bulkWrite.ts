import { encode } from '../bson/encode.ts';
import { asNumber, isDoc, isTruthy, type Doc, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import type { Collection } from '../storage/catalogue.ts';
import { ensureCollection, type Handler } from './context.ts';
import type { Steps } from '../steps.ts';
import { deleteDocs, insertOne, runStatements, getStatements, updateDocs } from './writing.ts';

/** Writes to many collections in one command. The reply is a cursor over the single results. */
export const bulkWrite: Handler = function* (context) {
  const { command, server } = context;
  const operations = getStatements(command, 'ops') as Doc[];
  const namespaces = getStatements(command, 'nsInfo') as Doc[];
  const tally = { nInserted: 0, nUpserted: 0, nMatched: 0, nModified: 0, nDeleted: 0, results: [] as Doc[] };

  const getCollection = (position: Value): Collection => {
    const ns = namespaces[asNumber(position)]?.ns;
    const [, db, name] = /^([^.]+)\.(.+)$/.exec(String(ns)) ?? [];
    if (!db || !name) throw new MongoError('InvalidNamespace', `Invalid namespace specified '${String(ns)}'`);
    return ensureCollection({ ...context, db, name: 'bulkWrite', command: { bulkWrite: name } });
  };

  const run = function* (operation: Doc, idx: number): Steps<void> {
    if ('insert' in operation) {
      if (!isDoc(operation.document)) throw new MongoError('FailedToParse', 'an insert needs a document');
      insertOne(context, getCollection(operation.insert), encode(operation.document));
      tally.nInserted++;
      tally.results.push({ ok: 1, idx, n: 1 });
    } else if ('update' in operation) {
      const { filter, updateMods, ...rest } = operation;
      const { matched, modified, upserted } = yield* updateDocs(context, getCollection(operation.update), {
        ...rest,
        q: filter,
        u: updateMods,
      });
      const isUpsert = upserted !== undefined;
      tally.nMatched += matched;
      tally.nModified += modified;
      tally.nUpserted += Number(isUpsert);
      tally.results.push({
        ok: 1,
        idx,
        n: isUpsert ? 1 : matched,
        nModified: modified,
        ...(isUpsert && { upserted: { _id: upserted } }),
      });
    } else if ('delete' in operation) {
      const { filter, multi, ...rest } = operation;
      const { n } = yield* deleteDocs(context, getCollection(operation.delete), {
        ...rest,
        q: filter,
        limit: isTruthy(multi) ? 0 : 1,
      });
      tally.nDeleted += n;
      tally.results.push({ ok: 1, idx, n });
    } else {
      throw new MongoError('FailedToParse', `unknown bulkWrite operation '${Object.keys(operation)[0]}'`);
    }
  };

  const errors = yield* runStatements(context, operations, tally, run);
  const { results, ...totals } = tally;
  for (const { index, ...error } of errors) results.push({ ok: 0, idx: index, n: 0, nModified: 0, ...error });
  results.sort((one, other) => asNumber(one.idx) - asNumber(other.idx));
  const shown = isTruthy(command.errorsOnly) ? results.filter(({ ok }) => ok === 0) : results;
  const batchSize =
    isDoc(command.cursor) && command.cursor.batchSize !== undefined ? asNumber(command.cursor.batchSize) : Infinity;
  const cursor = server.cursors.start(
    'admin.$cmd.bulkWrite',
    shown.map(encode),
    {},
    { batchSize, session: context.session },
  );
  return { cursor: cursor as unknown as Value, nErrors: errors.length, ...totals, ok: 1 };
};
