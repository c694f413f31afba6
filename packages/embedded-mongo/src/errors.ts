import type { Doc } from './bson/values.ts';

/** MongoDB's codes and names for everything that this server refuses. */
const CODES = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  TypeMismatch: 14,
  InvalidLength: 16,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  WriteConflict: 112,
  ConflictingOperationInProgress: 117,
  CommandNotSupported: 115,
  CannotIndexParallelArrays: 171,
  QueryPlanKilled: 175,
  IndexBuildAborted: 276,
  TransactionTooOld: 225,
  NotARetryableWriteCommand: 50768,
  NoSuchTransaction: 251,
  TransactionCommitted: 256,
  OperationNotSupportedInTransaction: 263,
  QueryExceededMemoryLimitNoDiskUseAllowed: 292,
  InvalidIndexSpecificationOption: 197,
  IDLFailedToParse: 40414,
  IDLUnknownField: 40415,
  BSONObjectTooLarge: 10334,
  DuplicateKey: 11000,
  OutOfDiskSpace: 14031,
  InterruptedAtShutdown: 11600,
  ConversionFailure: 241,
} as const;

/** Name of a code. Codes without a name in MongoDB are called `Location` and their number. */
export type CodeName = keyof typeof CODES | `Location${number}`;

/** A refusal, as the client sees it. */
export class MongoError extends Error {
  readonly code: number;
  readonly codeName: string;
  readonly extra: Doc;
  readonly labels: string[];

  constructor(codeName: CodeName, message: string, extra: Doc = {}, labels: string[] = []) {
    super(message);
    this.codeName = codeName;
    this.code = codeName in CODES ? CODES[codeName as keyof typeof CODES] : Number(codeName.slice('Location'.length));
    this.extra = extra;
    this.labels = labels;
  }
}

/** Returns the error for a feature that this server does not support, with MongoDB's code. */
export const unsupported = (what: string): MongoError =>
  new MongoError('CommandNotSupported', `${what} is not supported by the embedded database; use MongoDB for it`);
