import assert from 'node:assert/strict';
import { ClientSession, Collection, Db, MongoClient, type Document } from 'mongodb';
import { driverOptions, type Entities } from './entities.ts';
import { NotRun, type Operation } from './types.ts';

/** Runs nested operations, for withTransaction. */
type RunAll = (operations: Operation[]) => Promise<void>;

export async function runOperation(
  operation: Operation,
  entities: Entities,
  admin: MongoClient,
  runAll: RunAll,
): Promise<unknown> {
  const { session: sessionName, ...rest } = operation.arguments ?? {};
  if (operation.object === 'testRunner') return runTestRunner(operation, entities, admin);
  const target = entities.get(operation.object);
  const args: Document = { ...driverOptions(rest), ...(sessionName && { session: entities.session(sessionName) }) };
  if (target instanceof Collection) return onCollection(target, operation.name, args);
  if (target instanceof Db) return onDatabase(target, operation.name, args);
  if (target instanceof MongoClient) return onClient(target, operation.name, args);
  if (target instanceof ClientSession) return onSession(target, operation.name, args, runAll);
  throw new NotRun('refused by design', `an operation on ${operation.object}`);
}

const collectionCalls: Record<string, (collection: Collection, args: Document) => Promise<unknown>> = {
  aggregate: (collection, { pipeline, ...options }) => collection.aggregate(pipeline, options).toArray(),
  bulkWrite: (collection, { requests, ...options }) => collection.bulkWrite(requests, options),
  countDocuments: (collection, { filter, ...options }) => collection.countDocuments(filter, options),
  count: (collection, { filter, ...options }) => collection.count(filter, options),
  createIndex: (collection, { keys, ...options }) => collection.createIndex(keys, options),
  deleteMany: (collection, { filter, ...options }) => collection.deleteMany(filter, options),
  deleteOne: (collection, { filter, ...options }) => collection.deleteOne(filter, options),
  distinct: (collection, { fieldName, filter, ...options }) => collection.distinct(fieldName, filter, options),
  dropIndex: (collection, { name, ...options }) => collection.dropIndex(name, options),
  estimatedDocumentCount: (collection, options) => collection.estimatedDocumentCount(options),
  find: (collection, { filter, ...options }) => collection.find(filter, options).toArray(),
  findOne: (collection, { filter, ...options }) => collection.findOne(filter, options),
  findOneAndDelete: (collection, { filter, ...options }) => collection.findOneAndDelete(filter, options),
  findOneAndReplace: (collection, { filter, replacement, ...options }) =>
    collection.findOneAndReplace(filter, replacement, withReturn(options)),
  findOneAndUpdate: (collection, { filter, update, ...options }) =>
    collection.findOneAndUpdate(filter, update, withReturn(options)),
  insertMany: (collection, { documents, ...options }) => collection.insertMany(documents, options),
  insertOne: (collection, { document, ...options }) => collection.insertOne(document, options),
  listIndexes: (collection, options) => collection.listIndexes(options).toArray(),
  listIndexNames: async (collection, options) =>
    (await collection.listIndexes(options).toArray()).map(({ name }) => name),
  replaceOne: (collection, { filter, replacement, ...options }) => collection.replaceOne(filter, replacement, options),
  updateMany: (collection, { filter, update, ...options }) => collection.updateMany(filter, update, options),
  updateOne: (collection, { filter, update, ...options }) => collection.updateOne(filter, update, options),
};

const withReturn = ({ returnDocument, ...options }: Document): Document => ({
  ...options,
  ...(returnDocument && { returnDocument: String(returnDocument).toLowerCase() }),
});

const SEARCH = /SearchIndex|createChangeStream|mapReduce/;

async function onCollection(collection: Collection, name: string, args: Document): Promise<unknown> {
  if (SEARCH.test(name))
    throw new NotRun('refused by design', `${name}: neither search indexes, change streams nor map-reduce are offered`);
  const call = collectionCalls[name];
  if (!call) throw new NotRun('driver', `the driver has no collection.${name}`);
  return call(collection, args);
}

async function onDatabase(db: Db, name: string, args: Document): Promise<unknown> {
  const { session, ...rest } = args;
  switch (name) {
    case 'runCommand':
      return db.command(args.command as Document, { session, readPreference: args.readPreference });
    case 'aggregate':
      return db.aggregate(args.pipeline, rest).toArray();
    case 'listCollections':
    case 'listCollectionObjects':
      return db.listCollections(args.filter ?? {}, args).toArray();
    case 'listCollectionNames':
      return (await db.listCollections(args.filter ?? {}, { ...args, nameOnly: true }).toArray()).map(
        (info) => info.name,
      );
    case 'createCollection': {
      const { collection, ...options } = args;
      return void (await db.createCollection(collection, options));
    }
    case 'dropCollection':
      return db.dropCollection(args.collection, { session });
    case 'modifyCollection': {
      const { collection, ...options } = rest;
      return db.command({ collMod: collection, ...options }, { session });
    }
    default:
      if (SEARCH.test(name)) throw new NotRun('refused by design', `${name} is not offered`);
      throw new NotRun('driver', `the driver has no db.${name}`);
  }
}

async function onClient(client: MongoClient, name: string, args: Document): Promise<unknown> {
  switch (name) {
    case 'clientBulkWrite': {
      const { models, ...options } = args;
      const list = (models as Document[]).map((model) => {
        const [[kind, body]] = Object.entries(model) as [[string, Document]];
        return { name: kind, ...body };
      });
      return client.bulkWrite(list as never, options);
    }
    case 'listDatabases':
    case 'listDatabaseObjects':
      return (await client.db('admin').admin().listDatabases(args)).databases;
    case 'listDatabaseNames':
      return (
        await client
          .db('admin')
          .admin()
          .listDatabases({ ...args, nameOnly: true })
      ).databases.map((info) => info.name);
    case 'close':
      return client.close();
    default:
      if (SEARCH.test(name)) throw new NotRun('refused by design', `${name} is not offered`);
      throw new NotRun('driver', `the driver has no client.${name}`);
  }
}

async function onSession(session: ClientSession, name: string, args: Document, runAll: RunAll): Promise<unknown> {
  switch (name) {
    case 'startTransaction':
      return session.startTransaction(args);
    case 'commitTransaction':
      return session.commitTransaction(args);
    case 'abortTransaction':
      return session.abortTransaction(args);
    case 'endSession':
      return session.endSession();
    case 'withTransaction': {
      const { callback, ...options } = args;
      return session.withTransaction(() => runAll(callback as Operation[]), options);
    }
    default:
      if (name === 'getSnapshotTime') throw new NotRun('refused by design', 'snapshot sessions are not offered');
      throw new NotRun('driver', `the driver has no session.${name}`);
  }
}

const lastTwoIds = (entities: Entities, client: string): unknown[] =>
  entities.started
    .get(client)!
    .slice(-2)
    .map(({ command }) => command.lsid);

async function runTestRunner(
  { name, arguments: args = {} }: Operation,
  entities: Entities,
  admin: MongoClient,
): Promise<unknown> {
  const names = async (database: string): Promise<string[]> =>
    (await admin.db(database).listCollections().toArray()).map((info) => info.name);
  const indexes = async (): Promise<string[]> =>
    (await admin.db(args.databaseName).collection(args.collectionName).listIndexes().toArray()).map(
      (info) => info.name,
    );
  switch (name) {
    case 'failPoint':
    case 'targetedFailPoint':
      return admin.db('admin').command(args.failPoint);
    case 'createEntities':
      return entities.create(args.entities);
    case 'assertSessionTransactionState': {
      const states: Record<string, string> = {
        none: 'NO_TRANSACTION',
        starting: 'STARTING_TRANSACTION',
        in_progress: 'TRANSACTION_IN_PROGRESS',
        committed: 'TRANSACTION_COMMITTED',
        aborted: 'TRANSACTION_ABORTED',
      };
      return assert.equal(
        (entities.session(args.session) as unknown as Document).transaction.state,
        states[args.state],
      );
    }
    case 'assertSessionDirty':
    case 'assertSessionNotDirty':
      return assert.equal(Boolean(entities.session(args.session).serverSession.isDirty), name === 'assertSessionDirty');
    case 'assertSessionPinned':
    case 'assertSessionUnpinned':
      return assert.equal(entities.session(args.session).isPinned, name === 'assertSessionPinned');
    case 'assertDifferentLsidOnLastTwoCommands':
      return assert.notDeepEqual(lastTwoIds(entities, args.client)[0], lastTwoIds(entities, args.client)[1]);
    case 'assertSameLsidOnLastTwoCommands':
      return assert.deepEqual(lastTwoIds(entities, args.client)[0], lastTwoIds(entities, args.client)[1]);
    case 'assertCollectionExists':
    case 'assertCollectionNotExists':
      return assert.equal(
        (await names(args.databaseName)).includes(args.collectionName),
        name === 'assertCollectionExists',
      );
    case 'assertIndexExists':
      return assert.ok((await indexes()).includes(args.indexName));
    case 'assertIndexNotExists':
      return assert.ok(!(await indexes().catch((): string[] => [])).includes(args.indexName));
    default:
      throw new NotRun('driver', `the runner has no ${name}`);
  }
}
