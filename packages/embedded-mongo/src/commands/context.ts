import { asNumber, isDoc, type Doc, type Value } from '../bson/values.ts';
import { MongoError, unsupported } from '../errors.ts';
import type { Deadline } from '../query/execute.ts';
import type { QueryMeter, QueryReport } from '../query/QueryMeter.ts';
import type { Collection } from '../storage/catalogue.ts';
import type { View, Writer } from '../storage/reader.ts';
import type { Store } from '../storage/store.ts';
import type { Progress } from '../sessions/Progress.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { SlowReads } from '../slow-reads/SlowReads.ts';
import type { Cursors } from './cursors.ts';
import type { Pace, Steps } from '../steps.ts';

/** State that all commands of one server share. */
export interface Server {
  store: Store;
  cursors: Cursors;
  sessions: Sessions;
  /** Undefined in the thread that runs the slow reads. */
  slowReads?: SlowReads;
  address: string;
  /** Receives a report of each query. Without it, nothing is counted. */
  onQuery?: ((report: QueryReport) => void) | undefined;
}

/** Lets a retryable write continue where an earlier attempt ended. */
export interface Retry {
  before: Progress | undefined;
  /** Stores the progress in the same commit as the writes so far. */
  save(progress: Progress): void;
}

/** One command being run. */
export interface Context {
  server: Server;
  store: Store;
  view: View;
  writer: Writer;
  name: string;
  command: Doc;
  db: string;
  deadline: Deadline;
  /** Tells a long command when to let others run. */
  pace: Pace;
  /** Set for a retryable write that runs in slices. */
  retry?: Retry;
  /** Meters of the command's queries, if their reports are wanted. */
  meters: QueryMeter[];
  /** Id of the session, or of the connection of a client without one. Cursors belong to it. */
  session: string;
}

/** Reply to a command. Its cursor may be encoded already. */
export type Reply = Doc;
export type Handler = (context: Context) => Reply | Steps<Reply>;

const MAX_DB_NAME_LENGTH = 63;

export function getNamespace(context: Context, field: Value = context.command[context.name]): string {
  if (typeof field !== 'string') throw new MongoError('InvalidNamespace', 'collection name has invalid type');
  if (field === '' || field.includes('$') || field.includes('\0'))
    throw new MongoError('InvalidNamespace', `Invalid namespace specified '${context.db}.${field}'`);
  if (!context.db || context.db.length > MAX_DB_NAME_LENGTH || /[\s/\\."$]/.test(context.db))
    throw new MongoError('InvalidNamespace', `Invalid database name: '${context.db}'`);
  return `${context.db}.${field}`;
}

export const findCollection = (context: Context, field?: Value): Collection | undefined =>
  context.writer.find(getNamespace(context, field));

/** Returns the collection, and creates it at its first use, as MongoDB does. */
export function ensureCollection(context: Context): Collection {
  const name = context.command[context.name];
  return findCollection(context) ?? context.writer.createCollection(context.db, name as string);
}

export function requireCollection(context: Context): Collection {
  const collection = findCollection(context);
  if (!collection) throw new MongoError('NamespaceNotFound', `ns not found: ${getNamespace(context)}`);
  return collection;
}

/** Returns a field that must be a document; an empty one if it is absent. */
export function docField(command: Doc, name: string): Doc {
  const value = command[name];
  if (value === undefined || value === null) return {};
  if (!isDoc(value))
    throw new MongoError('TypeMismatch', `BSON field '${name}' is the wrong type, expected type 'object'`);
  return value;
}

/** Returns a whole number of at least 0, or undefined if the field is absent. */
export function countField(command: Doc, name: string): number | undefined {
  const value = command[name];
  if (value === undefined || value === null) return undefined;
  const number = asNumber(value);
  if (Number.isNaN(number))
    throw new MongoError('TypeMismatch', `BSON field '${name}' is the wrong type, expected a number`);
  if (number < 0) throw new MongoError('BadValue', `BSON field '${name}' value must be >= 0, actual value '${number}'`);
  return Math.trunc(number);
}

/** Options of MongoDB's commands and statements that would change the outcome if this server ignored them. */
const NOT_OFFERED = ['collation', 'let', 'c', 'constants'];

export function refuseOptions(spec: Doc): void {
  const refused = NOT_OFFERED.find((name) => spec[name] !== undefined);
  if (refused) throw unsupported(`the option '${refused}'`);
}
