import { ownProfileChanged, profileChanged } from '@meet/accounts-contract';
import { INTERNAL_CHANNEL, userChannel } from '@meet/contracts/events';
import { hrefFor } from '@meet/contracts/routes';
import type { Deps } from '../Deps.ts';
import { getAvatar } from '../presenters/presentAccount.ts';

/**
 * Removes aliases that were given before their name was reserved: their links would open something else. Mails each
 * owner once, however many processes run this.
 */
export async function takeBackAliases(deps: Deps): Promise<void> {
  // MongoDB uses the index on aliases only with the $gt.
  const inTheWay = await deps.accounts.find({ aliasKey: { $gt: '', $in: await deps.reservedAliases.list() } }).lean();
  for (const account of inTheWay) {
    const { _id: accountId, aliasKey, alias: former, email, fullName } = account;
    const { modifiedCount } = await deps.accounts.updateOne(
      { _id: accountId, aliasKey },
      { $set: { alias: null, aliasKey: null } },
    );
    if (modifiedCount === 0) continue;
    const profile = { accountId, email, fullName, alias: null, avatar: getAvatar(account) };
    await deps.publish(userChannel(accountId), ownProfileChanged, { profile });
    await deps.publish(INTERNAL_CHANNEL, profileChanged, profile);
    const values = { link: `${deps.publicUrl}/${former}` };
    deps.background.run(() => deps.mailWriter.write('aliasTakenBack', account, hrefFor('dashboard'), { values }));
  }
}
