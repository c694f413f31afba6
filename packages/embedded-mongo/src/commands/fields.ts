import type { Doc } from '../bson/values.ts';
import { MongoError } from '../errors.ts';

const words = (text: string): Set<string> => new Set(text.split(' '));

/** Fields that any command may carry. */
const COMMON = words(
  'lsid txnNumber autocommit startTransaction readConcern writeConcern apiVersion apiStrict apiDeprecationErrors maxTimeMS comment',
);

/**
 * Fields that MongoDB knows for each command, and for its statements by `command.field`, whether supported here or not.
 */
const KNOWN = new Map(
  Object.entries({
    aggregate: 'pipeline explain allowDiskUse cursor bypassDocumentValidation collation hint let',
    bulkWrite: 'ops nsInfo errorsOnly ordered bypassDocumentValidation let cursor',
    count: 'query limit skip hint collation fields',
    create:
      'capped autoIndexId idIndex size max storageEngine validator validationLevel validationAction indexOptionDefaults viewOn pipeline collation changeStreamPreAndPostImages timeseries clusteredIndex expireAfterSeconds encryptedFields',
    createIndexes: 'indexes ignoreUnknownIndexOptions commitQuorum',
    delete: 'deletes ordered bypassDocumentValidation let',
    'delete.deletes': 'q limit hint collation',
    distinct: 'key query collation hint',
    drop: '',
    dropDatabase: '',
    dropIndexes: 'index',
    find: 'filter projection sort hint skip limit batchSize singleBatch allowDiskUse max min returnKey showRecordId tailable awaitData oplogReplay noCursorTimeout allowPartialResults collation let',
    findAndModify:
      'query fields sort remove update new upsert arrayFilters bypassDocumentValidation hint collation let',
    getMore: 'collection batchSize',
    insert: 'documents ordered bypassDocumentValidation',
    killCursors: 'cursors',
    listCollections: 'filter nameOnly authorizedCollections cursor',
    listDatabases: 'filter nameOnly authorizedDatabases',
    listIndexes: 'cursor',
    update: 'updates ordered bypassDocumentValidation let',
    'update.updates': 'q u c multi upsert arrayFilters hint collation sort',
  }).map(([name, fields]) => [name, words(fields)]),
);

/** Throws IDLUnknownField for an unknown field, so that it is never silently ignored. */
export function refuseUnknownFields(command: Doc, name: string): void {
  const known = KNOWN.get(name);
  const isKnown = (field: string): boolean =>
    field === name || known!.has(field) || COMMON.has(field) || field.startsWith('$');
  const unknown = known && Object.keys(command).find((field) => !isKnown(field));
  if (unknown !== undefined)
    throw new MongoError('IDLUnknownField', `BSON field '${name}.${unknown}' is an unknown field.`);
}

/** Throws IDLFailedToParse if the field is missing. */
export function requireField(command: Doc, place: string, field: string): void {
  if (command[field] === undefined)
    throw new MongoError('IDLFailedToParse', `BSON field '${place}.${field}' is missing but a required field`);
}

/** Validates a write's statements before any of them runs. */
export function checkStatements(statements: readonly Doc[], place: string, required: readonly string[]): void {
  for (const statement of statements) {
    refuseUnknownFields(statement, place);
    for (const field of required) requireField(statement, place, field);
  }
}
