import { mongo } from 'mongoose';

/** A server that stops, or that takes writes no more, or not yet: the driver has tried another, once. */
const IN_TRANSITION: ReadonlySet<unknown> = new Set([91, 189, 10_107, 11_600, 11_602, 13_435, 13_436]);

/**
 * Whether no database answered, though the driver tried again. Nobody knows whether a write was done: it may be repeated
 * where it comes to the same.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof mongo.MongoNetworkError || error instanceof mongo.MongoServerSelectionError) return true;
  if (error instanceof mongo.MongoClientBulkWriteExecutionError) return isDatabaseAway(error.cause);
  return error instanceof mongo.MongoServerError && IN_TRANSITION.has(error.code);
}
