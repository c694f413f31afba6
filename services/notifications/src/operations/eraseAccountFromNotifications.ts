import { eraseAccountFromNotifications as call } from '@meet/notifications-contract';
import { deleteInBatches, readNext } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';

const NOTIFICATIONS_AT_ONCE = 1000;

/** Deletes the account's notifications, follows and browsers, then the notifications of others that name it. */
export const eraseAccountFromNotifications = defineOperation(call, async (erasure, { deps }) => {
  const { accountId, email, fullName, cursor } = erasure;
  const { notifications, follows } = deps;
  if (cursor === null) {
    await deleteInBatches(notifications, { accountId });
    await deps.settings.deleteOne({ _id: accountId });
    await deleteInBatches(follows, { followerId: accountId });
    await deleteInBatches(follows, { followedId: accountId });
    await deleteInBatches(follows, { followedEmail: email });
    await deleteInBatches(deps.notices, { _id: { $gte: `${accountId} `, $lt: `${accountId}!` } });
    const browsers = await deps.pushSubscriptions.listByAccounts([accountId]);
    await deps.pushSubscriptions.remove(browsers.map(({ _id }) => _id));
  }
  const fields = { from: 1, searchText: 1 };
  const { found, next } = await readNext(notifications, cursor ?? '', NOTIFICATIONS_AT_ONCE, fields);
  const naming = found.filter(
    ({ from, searchText }) =>
      from?.email?.toLowerCase() === email ||
      searchText.includes(email) ||
      (from && !from.email && from.fullName === fullName),
  );
  if (naming.length > 0) await notifications.deleteMany({ _id: { $in: naming.map(({ _id }) => _id) } });
  return { cursor: next };
});
