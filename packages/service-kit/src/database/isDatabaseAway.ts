import { mongo } from 'mongoose';

/**
 * Codes of a server that stops, or that accepts no writes at the moment. The driver has retried once on another server.
 */
const IN_TRANSITION: ReadonlySet<unknown> = new Set([91, 189, 10_107, 11_600, 11_602, 13_435, 13_436]);

/**
 * Returns whether no database answered, although the driver retried. It is unknown whether a write was done: the caller
 * may repeat it if that has the same result.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof mongo.MongoNetworkError || error instanceof mongo.MongoServerSelectionError) return true;
  if (error instanceof mongo.MongoClientBulkWriteExecutionError) return isDatabaseAway(error.cause);
  return error instanceof mongo.MongoServerError && IN_TRANSITION.has(error.code);
}
