import { isDoc, type Doc } from '../bson/values.ts';
import { MongoError } from '../errors.ts';

/** Returns the reply about a failed command. */
export function errorReply(error: unknown): Doc {
  if (error instanceof MongoError) {
    return {
      ok: 0,
      errmsg: error.message,
      code: error.code,
      codeName: error.codeName,
      ...error.extra,
      ...(error.labels.length > 0 && { errorLabels: error.labels }),
    };
  }
  const isFull = isDoc(error) === false && /disk is full|database or disk/i.test(String((error as Error)?.message));
  if (isFull)
    return {
      ok: 0,
      errmsg: 'the disk is full: nothing of this write was stored',
      code: 14031,
      codeName: 'OutOfDiskSpace',
    };
  return { ok: 0, errmsg: `internal error: ${(error as Error).message}`, code: 1, codeName: 'InternalError' };
}
