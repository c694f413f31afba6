import { getRoomOwner } from '@meet/meetings-contract';
import { NOTIFICATION_TYPES, sendNotification as sendNotificationCall } from '@meet/notifications-contract';
import { defineOperation } from '../defineOperation.ts';
import { notifyPeople } from '../notifying/notifyPeople.ts';

/** Period within which repeated requests to enter ring only once. */
const KNOCK_MS = 5 * 60_000;

export const sendNotification = defineOperation(sendNotificationCall, async ({ room }, context) => {
  const { account, callAsService, now } = context;
  const { ownerId, subject } = await callAsService(getRoomOwner, { roomId: room });
  if (ownerId === account.accountId) return {};
  await notifyPeople(context, {
    recipients: [ownerId],
    notificationType: NOTIFICATION_TYPES.waiting,
    from: { fullName: account.fullName, email: account.email },
    message: { meetingRoom: room, meetingSubject: subject },
    dedupeKey: `waiting ${room} ${account.accountId} ${Math.floor(now() / KNOCK_MS)}`,
    mail: true,
  });
  return {};
});
