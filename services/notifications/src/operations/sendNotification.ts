import { getRoomOwner } from '@meet/meetings-contract';
import { listContactsOf } from '@meet/network-contract';
import {
  NOTIFICATION_TYPES,
  sendNotification as sendNotificationCall,
  sendNotificationRefresh as sendNotificationRefreshCall,
} from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { announceChange } from '../reading/announceChange.ts';
import { tellPeople } from '../telling/tellPeople.ts';

/** Whoever keeps knocking rings once in this time. */
const KNOCK_MS = 5 * 60_000;

export const sendNotification = defineOperation(sendNotificationCall, async ({ room }, context) => {
  const { account, callAsService, now } = context;
  const { ownerId, subject } = await callAsService(getRoomOwner, { roomId: room });
  if (ownerId === account.accountId) return {};
  await tellPeople(context, {
    recipients: [ownerId],
    notificationType: NOTIFICATION_TYPES.waiting,
    from: { fullName: account.fullName, email: account.email },
    message: { meetingRoom: room, meetingSubject: subject },
    dedupeKey: `waiting ${room} ${account.accountId} ${Math.floor(now() / KNOCK_MS)}`,
    mail: true,
  });
  return {};
});

export const sendNotificationRefresh = defineOperation(sendNotificationRefreshCall, async ({ members }, context) => {
  const { account, callAsService } = context;
  const { contacts } = await callAsService(listContactsOf, { accountId: account.accountId });
  const reachable = new Map(contacts.map(({ email, accountId }) => [email.toLowerCase(), accountId]));
  reachable.set(account.email.toLowerCase(), account.accountId);
  const accountIds = new Set(members.map((member) => reachable.get(member.toLowerCase())));
  for (const accountId of accountIds) if (accountId) await announceChange(context, accountId, 'other');
  return {};
});
