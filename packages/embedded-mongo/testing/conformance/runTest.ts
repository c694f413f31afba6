import assert from 'node:assert/strict';
import {
  MongoBulkWriteError,
  MongoClientBulkWriteError,
  MongoError,
  MongoNetworkError,
  MongoServerError,
  type Document,
  type MongoClient,
} from 'mongodb';
import { Entities } from './entities.ts';
import { assertMatches } from './match.ts';
import { runOperation } from './operations.ts';
import {
  NotRun,
  type ExpectedEvents,
  type InitialData,
  type Operation,
  type TestCase,
  type TestFile,
} from './types.ts';

/** Runs one test. Throws NotRun or the failure. */
export async function runTest(file: TestFile, test: TestCase, url: string, admin: MongoClient): Promise<void> {
  for (const point of ['failCommand', 'onPrimaryTransactionalWrite']) {
    await admin.db('admin').command({ configureFailPoint: point, mode: 'off' });
  }
  await admin.db('admin').command({ killAllSessions: [] });
  // A file without its own data still expects no data of other files.
  for (const { database } of file.initialData ? [] : (file.createEntities ?? []))
    if (database) await admin.db(database.databaseName).dropDatabase();
  for (const data of file.initialData ?? []) await fill(data, admin);
  const entities = new Entities(url);
  try {
    await entities.create(file.createEntities ?? []);
    for (const operation of test.operations) await runExpecting(operation, entities, admin);
    for (const expected of test.expectEvents ?? []) assertEvents(expected, entities);
    for (const data of test.outcome ?? []) await assertOutcome(data, admin, entities);
  } catch (error) {
    const [refused] = entities.refusals;
    throw refused === undefined ? error : new NotRun('refused by design', `${refused} (refused by code)`);
  } finally {
    await entities.close();
  }
}

async function fill(
  { databaseName, collectionName, documents, createOptions }: InitialData,
  admin: MongoClient,
): Promise<void> {
  const db = admin.db(databaseName);
  await db.dropCollection(collectionName);
  await db.createCollection(collectionName, createOptions ?? {});
  if (documents.length > 0) await db.collection(collectionName).insertMany(documents);
}

async function runExpecting(
  operation: Operation,
  entities: Entities,
  admin: MongoClient,
  isInCallback = false,
): Promise<void> {
  const runAll = async (operations: Operation[]): Promise<void> => {
    for (const inner of operations) await runExpecting(inner, entities, admin, true);
  };
  let result: unknown;
  try {
    result = await runOperation(operation, entities, admin, runAll);
  } catch (error) {
    if (operation.ignoreResultAndError && !isInCallback) return;
    if (error instanceof NotRun || error instanceof assert.AssertionError) throw error;
    if (operation.expectError) assertError(error as Error, operation.expectError, entities);
    // The callback of withTransaction must see the error, because the driver decides by it whether to retry.
    if (!operation.expectError || isInCallback) throw error;
    return;
  }
  if (operation.ignoreResultAndError) return;
  assert.ok(!operation.expectError, `${operation.name} should have failed`);
  if ('expectResult' in operation) assertMatches(normalise(result), operation.expectResult, entities);
  if (operation.saveResultAsEntity) entities.set(operation.saveResultAsEntity, result);
}

/** Removes a flag that only the driver adds. */
const withoutUpsertFlag = (result: unknown): unknown => {
  const { didUpsert: _didUpsert, ...rest } = result as Document;
  return rest;
};

/** Converts the driver's results to the test format. */
function normalise(result: unknown): unknown {
  if (typeof result !== 'object' || result === null) return result;
  if (result instanceof Map)
    return Object.fromEntries([...result].map(([key, value]) => [String(key), withoutUpsertFlag(value)]));
  const { insertedIds, insertResults, updateResults, deleteResults, ...rest } = result as Document;
  if ('insertResults' in result)
    return {
      ...rest,
      insertResults: normalise(insertResults),
      updateResults: normalise(updateResults),
      deleteResults: normalise(deleteResults),
    };
  return insertedIds === undefined ? result : { ...(result as Document), ...rest, insertedIds };
}

function assertError(error: Error, expected: Document, entities: Entities): void {
  const {
    isClientError,
    errorContains,
    errorCode,
    errorCodeName,
    errorLabelsContain,
    errorLabelsOmit,
    expectResult,
    errorResponse,
    writeErrors,
  } = expected;
  if (isClientError)
    assert.ok(
      !(error instanceof MongoServerError) || error instanceof MongoNetworkError,
      `expected a client error, got ${error.message}`,
    );
  if (isClientError === false)
    assert.ok(
      error instanceof MongoServerError || error instanceof MongoClientBulkWriteError,
      `expected a server error, got ${error.stack}`,
    );
  if (errorContains)
    assert.ok(
      error.message.toLowerCase().includes(String(errorContains).toLowerCase()),
      `'${error.message}' does not contain '${errorContains}'`,
    );
  const server = (
    error instanceof MongoClientBulkWriteError && error.cause instanceof MongoServerError ? error.cause : error
  ) as MongoServerError;
  if (errorCode !== undefined)
    assert.equal(server.code ?? server.errorResponse?.code, errorCode, `code of ${error.message}`);
  if (errorCodeName !== undefined)
    assert.equal(server.codeName ?? server.errorResponse?.codeName, errorCodeName, `code name of ${error.message}`);
  const hasLabel = (label: string): boolean =>
    error instanceof MongoError &&
    (error.hasErrorLabel(label) || (server instanceof MongoError && server.hasErrorLabel(label)));
  for (const label of errorLabelsContain ?? []) assert.ok(hasLabel(label), `'${error.message}' lacks label ${label}`);
  for (const label of errorLabelsOmit ?? []) assert.ok(!hasLabel(label), `'${error.message}' has label ${label}`);
  if (errorResponse) assertMatches(server.errorResponse, errorResponse, entities);
  if (expectResult && error instanceof MongoBulkWriteError) assertMatches(error.result, expectResult, entities);
  if (expectResult && error instanceof MongoClientBulkWriteError)
    assertMatches(normalise(error.partialResult ?? undefined), expectResult, entities);
  if (writeErrors && error instanceof MongoClientBulkWriteError) {
    for (const [index, writeError] of Object.entries(writeErrors as Document))
      assertMatches(error.writeErrors.get(Number(index)), writeError, entities);
  }
}

function assertEvents({ client, eventType, events, ignoreExtraEvents }: ExpectedEvents, entities: Entities): void {
  if (eventType !== undefined && eventType !== 'command') return;
  const seen = entities.events.get(client)!;
  if (!ignoreExtraEvents)
    assert.equal(
      seen.length,
      events.length,
      `events: got ${seen.map(({ name, event }) => `${name}:${event.commandName}`).join(' ')}`,
    );
  events.forEach((expected, index) => {
    const [[name, fields]] = Object.entries(expected) as [[string, Document]];
    const actual = seen[index];
    assert.equal(actual?.name, name, `event ${index}`);
    const { command, reply, commandName, databaseName } = fields;
    const event = actual!.event as unknown as Document;
    if (commandName) assert.equal(event.commandName, commandName);
    if (databaseName) assert.equal(event.databaseName, databaseName);
    if (command)
      assertMatches(
        withoutOwnTimeout(event.command, command),
        command,
        entities,
        true,
        `event ${index} ${event.commandName}`,
      );
    if (reply) assertMatches(event.reply, reply, entities, true, `reply ${index}`);
  });
}

/** Removes the wtimeout that the driver adds to the end of every transaction with a write concern. */
function withoutOwnTimeout(actual: Document, expected: Document): Document {
  if (
    !('commitTransaction' in actual || 'abortTransaction' in actual) ||
    !actual.writeConcern ||
    expected.writeConcern?.wtimeout !== undefined
  )
    return actual;
  const { wtimeout: _wtimeout, ...writeConcern } = actual.writeConcern;
  return { ...actual, writeConcern };
}

async function assertOutcome(
  { databaseName, collectionName, documents }: InitialData,
  admin: MongoClient,
  entities: Entities,
): Promise<void> {
  const actual = await admin
    .db(databaseName)
    .collection(collectionName)
    .find({}, { sort: { _id: 1 } })
    .toArray();
  assertMatches(
    actual,
    documents.map((doc) => ({ ...doc })),
    entities,
    false,
    `outcome of ${collectionName}`,
  );
}
