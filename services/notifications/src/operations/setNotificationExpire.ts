import { setNotificationExpire as setNotificationExpireCall } from '@meet/notifications-contract';
import { updateInBatches } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { getKeptDays } from '../policies/getKeptDays.ts';
import { announceChange } from '../reading/announceChange.ts';

const DAY_MS = 86_400_000;

export const setNotificationExpire = defineOperation(setNotificationExpireCall, async ({ expire }, context) => {
  const { deps, account } = context;
  const { accountId } = account;
  await deps.settings.updateOne({ _id: accountId }, { $set: { expireDays: expire } }, { upsert: true });
  const keptDays = await getKeptDays(deps, accountId);
  const expiresAt = { $toDate: { $add: ['$createdAt', keptDays * DAY_MS] } };
  await updateInBatches(deps.notifications, { accountId }, [{ $set: { expiresAt } }], { stillMatch: true });
  await announceChange(context, accountId, 'other');
  return { expire: keptDays };
});
