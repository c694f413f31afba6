import type { Deps } from '../Deps.ts';
import { linkAccount } from '../linking/linkAccount.ts';
import type { PresenceRecord } from '../models/presenceModel.ts';

/** Returns the account's presence, and creates it on first use. Returns undefined if there is no such account. */
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
  // The event of the new account may have been lost; the first connection is a reliable second trigger.
  await linkAccount(deps, account);
  return made ?? undefined;
}
