import { searchAccounts as call } from '@meet/accounts-contract/admin';
import { compareKeys, literally } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';
import type { AccountRecord } from '../models/accountModel.ts';
import { getWords } from '../profiles/nameFields.ts';
import { getAvatar } from '../presenters/presentAccount.ts';
import { writeAudit } from '../writeAudit.ts';

const SHOWN_MAX = 20;
const COMPARED_WORDS = 3;
const COMPARED_NAMES = 100;

/** Returns only people: administrators' accounts cannot be viewed. */
export const searchAccounts = defineOperation(call, async ({ search }, { deps, account, now }) => {
  const { accountId: adminId, email: adminEmail, address } = account;
  await writeAudit(deps, { action: 'accounts-searched', at: now(), adminId, adminEmail, subjectId: search, address });

  const find = (filter: object) =>
    deps.accounts
      .find({ ...filter, role: 'user', activatedAt: { $ne: null } })
      .limit(SHOWN_MAX)
      .lean();
  const words = await rarestFirst(deps, getWords(search));
  const [byEmail, byName] = await Promise.all([
    find({ emailKey: beginningWith(search.trim().toLowerCase()) }),
    words.length === 0 ? [] : find({ $and: words.map(havingWord) }),
  ]);
  const found = new Map<string, AccountRecord>([...byEmail, ...byName].map((one) => [one._id, one]));
  return {
    accounts: [...found.values()]
      .sort((a, b) => compareKeys(a.emailKey, b.emailKey))
      .slice(0, SHOWN_MAX)
      .map((one) => ({ accountId: one._id, email: one.email, fullName: one.fullName, avatar: getAvatar(one) })),
  };
});

/**
 * Returns the words with that first which fewest names contain. The search reads the accounts with the first word, so a
 * frequent word beside a rare one costs nothing. Compares only the longest words, each up to a number of names.
 */
async function rarestFirst({ accounts }: Deps, words: readonly string[]): Promise<readonly string[]> {
  if (words.length < 2) return words;
  const longest = words.toSorted((a, b) => b.length - a.length).slice(0, COMPARED_WORDS);
  const counts = await Promise.all(
    longest.map((word) => accounts.countDocuments(havingWord(word)).limit(COMPARED_NAMES)),
  );
  const rarest = longest[counts.indexOf(Math.min(...counts))]!;
  return [rarest, ...words.filter((word) => word !== rarest)];
}

const havingWord = (word: string) => ({ foldedWords: beginningWith(word) });

/** Returns an anchored pattern, the only prefix query that an index on an array of words supports too. */
const beginningWith = (text: string) => ({ $regex: `^${literally(text)}` });
