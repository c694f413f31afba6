import { mongo, type Model } from 'mongoose';
import type { AccountRecord } from './accountModel.ts';

const FORMER_INDEX = 'apiKey.hash_1';
const NAMESPACE_NOT_FOUND = 26;
const INDEX_NOT_FOUND = 27;

/**
 * Takes the keys out of accounts that were stored when every account had one from the start, which opened everything and
 * could be read again. Their unique index would let only one account be without a key.
 */
export async function dropFormerKeys({ collection }: Model<AccountRecord>): Promise<void> {
  try {
    await collection.dropIndex(FORMER_INDEX);
  } catch (error) {
    const code = error instanceof mongo.MongoServerError ? error.code : undefined;
    if (code === NAMESPACE_NOT_FOUND || code === INDEX_NOT_FOUND) return;
    throw error;
  }
  await collection.updateMany({}, { $unset: { apiKey: true } });
}
