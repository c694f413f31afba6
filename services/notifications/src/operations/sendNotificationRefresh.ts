import { findOwnedContacts } from '@meet/network-contract';
import { sendNotificationRefresh as sendNotificationRefreshCall } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { announceChange } from '../reading/announceChange.ts';

export const sendNotificationRefresh = defineOperation(sendNotificationRefreshCall, async ({ members }, context) => {
  const { account, callAsService } = context;
  const { contacts } = await callAsService(findOwnedContacts, { accountId: account.accountId, emails: members });
  const reachable = new Map(contacts.map(({ email, accountId }) => [email.toLowerCase(), accountId]));
  reachable.set(account.email.toLowerCase(), account.accountId);
  const accountIds = new Set(members.map((member) => reachable.get(member.toLowerCase())));
  for (const accountId of accountIds) if (accountId) await announceChange(context, accountId, 'other');
  return {};
});
