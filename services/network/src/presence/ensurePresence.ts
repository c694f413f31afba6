import type { Deps } from '../Deps.ts';
import { linkAccount } from '../linking/linkAccount.ts';
import type { PresenceRecord } from '../models/presenceModel.ts';

/** The account's presence, made on its first sight. Undefined when there is no such account. */
export async function ensurePresence(deps: Deps, accountId: string): Promise<PresenceRecord | undefined> {
  const known = await deps.presences.findById(accountId).lean();
  if (known) return known;
  const account = (await deps.accounts.byId([accountId])).get(accountId);
  if (!account) return undefined;
  const made = await deps.presences
    .findOneAndUpdate(
      { _id: accountId },
      { $setOnInsert: { email: account.email.toLowerCase() } },
      { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true },
    )
    .lean();
  // The announcement of the new account may have been lost on its way; its first connection is certain.
  await linkAccount(deps, account);
  return made ?? undefined;
}
