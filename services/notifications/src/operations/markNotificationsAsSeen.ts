import { markNotificationsAsSeen as markNotificationsAsSeenCall } from '@meet/notifications-contract';
import { updateInBatches } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { announceChange } from '../reading/announceChange.ts';

export const markNotificationsAsSeen = defineOperation(markNotificationsAsSeenCall, async (_input, context) => {
  const { deps, account } = context;
  const unseen = { accountId: account.accountId, isSeen: false };
  const changed = await updateInBatches(deps.notifications, unseen, { $set: { isSeen: true } });
  if (changed > 0) await announceChange(context, account.accountId, 'seen');
  return {};
});
