import type { AccountCaller } from '@meet/contracts';
import { mailCalendarEntry, NOTHING_MAILED, type Mailed } from './mailCalendarEntry.ts';
import { NOTIFICATION_TYPES } from '@meet/notifications-contract';
import type { Deps } from '../Deps.ts';
import type { ScheduledMeetingRecord } from '../models/scheduledMeetingModel.ts';
import { countUse } from '../invitations/invitePeople.ts';
import { notifyPeople } from '../notices/notifyPeople.ts';

/**
 * Invites people to a planned meeting. They get the calendar entry as their only mail, and their bells ring after the
 * response. Returns the result of mailCalendarEntry.
 */
export async function inviteToPlanned(
  deps: Deps,
  meeting: ScheduledMeetingRecord,
  addresses: readonly string[],
  inviter: AccountCaller,
): Promise<Mailed> {
  if (addresses.length === 0) return NOTHING_MAILED;
  const mailed = await mailCalendarEntry(deps, meeting, addresses, 'created', inviter.locale);
  deps.background.run(() =>
    notifyPeople(deps, {
      recipients: [...addresses],
      notificationType: NOTIFICATION_TYPES.joinInvite,
      from: { fullName: inviter.fullName, email: inviter.email },
      message: { meetingRoom: meeting.roomId, meetingSubject: meeting.subject, meetingStart: meeting.startsAt },
    }),
  );
  await countUse(
    deps,
    inviter,
    addresses.map((email) => ({ email })),
  );
  return mailed;
}
