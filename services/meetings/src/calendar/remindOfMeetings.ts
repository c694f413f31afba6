import { NOTIFICATION_TYPES } from '@meet/notifications-contract';
import type { Deps } from '../Deps.ts';
import type { ScheduledMeetingRecord } from '../models/scheduledMeetingModel.ts';
import { notifyPeople } from '../notices/notifyPeople.ts';

const BEFORE_MS = 10 * 60_000;

/**
 * Reminds everyone with an account ten minutes before a planned meeting, once: nobody is told twice by the same key, so that
 * the next process goes on where one died amid it.
 */
export async function remindOfMeetings(deps: Deps): Promise<void> {
  const now = deps.now();
  const due = await deps.scheduledMeetings
    .find({ remindedAt: null, startsAt: { $gt: now, $lte: now + BEFORE_MS } })
    .lean();
  for (const meeting of due) {
    if (meeting.cancelledAt === null) await remind(deps, meeting);
    // One that was put off meanwhile is to be reminded of again.
    await deps.scheduledMeetings.updateOne(
      { _id: meeting._id, remindedAt: null, startsAt: meeting.startsAt },
      { $set: { remindedAt: now } },
    );
  }
}

async function remind(deps: Deps, meeting: ScheduledMeetingRecord): Promise<void> {
  const { _id, roomId, subject, startsAt } = meeting;
  await notifyPeople(deps, {
    recipients: [meeting.ownerEmail, ...meeting.invited],
    notificationType: NOTIFICATION_TYPES.reminder,
    from: null,
    message: { meetingRoom: roomId, meetingSubject: subject, meetingStart: startsAt },
    dedupeKey: `reminder-${_id}-${startsAt}`,
    mail: true,
  });
}
