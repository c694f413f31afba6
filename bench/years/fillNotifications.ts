import { NOTIFICATION_TYPES } from '@meet/notifications-contract';
import { DAY_MS, type CompanySize, type Person } from './company.ts';
import type { Writer } from './createWriter.ts';

const NOTIFICATIONS_EACH = 200;
const FOLLOWED_EACH = 10;

/** Stores notifications, and the follows between people. */
export async function fillNotifications(
  writer: Writer,
  people: readonly Person[],
  { workingDays }: CompanySize,
  now: number,
): Promise<void> {
  const each = Math.min(NOTIFICATIONS_EACH, workingDays * 3);
  for (const [at, { accountId }] of people.entries()) {
    for (let one = 0; one < each; one += 1) {
      const from = people[(at + one + 1) % people.length]!;
      await writer.add('notifications.notifications', {
        _id: `${String(now - one * 3_600_000).padStart(15, '0')}-${at}`,
        accountId,
        notificationType: NOTIFICATION_TYPES.missedCall,
        from: { fullName: from.fullName, email: from.email },
        message: { content: '', meetingRoom: null, meetingSubject: null, meetingStart: null, groupName: null },
        searchText: from.fullName.toLowerCase(),
        isSeen: one > 3,
        isRead: one > 10,
        createdAt: now - one * 3_600_000,
        expiresAt: new Date(now + 60 * DAY_MS),
      });
    }
    for (let one = 0; one < FOLLOWED_EACH; one += 1) {
      const followed = people[(at + one * 7 + 1) % people.length]!;
      await writer.add('notifications.follows', {
        _id: `follow-${at}-${one}`,
        followerId: accountId,
        followedEmail: followed.email,
        followedId: followed.accountId,
        state: 'following',
        since: now - DAY_MS,
      });
    }
  }
}
