import { isDoc, type Doc } from '../bson/values.ts';

/** Returns the error for a client that requires more members than there are. The write itself is done. */
export function getWriteConcernError({ writeConcern }: Doc): Doc | undefined {
  const w = isDoc(writeConcern) ? writeConcern.w : undefined;
  if (typeof w === 'number' && w > 1)
    return { code: 100, codeName: 'UnsatisfiableWriteConcern', errmsg: 'Not enough data-bearing nodes' };
  if (typeof w === 'string' && w !== 'majority')
    return {
      code: 79,
      codeName: 'UnknownReplWriteConcern',
      errmsg: `No write concern mode named '${w}' found in replica set configuration`,
    };
  return undefined;
}
