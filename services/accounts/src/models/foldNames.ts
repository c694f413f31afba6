import type { Model } from 'mongoose';
import { wordsOf } from '../profiles/nameFields.ts';
import type { AccountRecord } from './accountModel.ts';

const BATCH = 1_000;

/**
 * Stores the words that a search finds a name by in accounts that a former release made. That release kept words of
 * another form, which go. An account whose name changes meanwhile has its words already and is left alone.
 */
export async function foldNames(accounts: Model<AccountRecord>): Promise<void> {
  const unfolded = { foldedWords: null };
  for (;;) {
    const found = await accounts.find(unfolded, { fullName: 1 }).limit(BATCH).lean();
    if (found.length === 0) return;
    await accounts.bulkWrite(
      found.map(({ _id, fullName = '' }) => ({
        updateOne: {
          filter: { _id, ...unfolded },
          update: { $set: { foldedWords: wordsOf(fullName) }, $unset: { nameWords: true } },
        },
      })),
      { strict: false },
    );
  }
}
