import { NOTIFICATION_TYPES } from '@meet/notifications-contract';
import type { Deps } from '../Deps.ts';
import type { ScheduledMeetingRecord } from '../models/scheduledMeetingModel.ts';
import { notifyPeople } from '../notices/notifyPeople.ts';

const BEFORE_MS = 10 * 60_000;

/**
 * Reminds everyone with an account once, ten minutes before a planned meeting. If a process stops in between, the next
 * one continues: a key prevents that anybody is notified twice.
 */
export async function remindOfMeetings(deps: Deps): Promise<void> {
  const now = deps.now();
  const due = await deps.scheduledMeetings
    .find({ remindedAt: null, startsAt: { $gt: now, $lte: now + BEFORE_MS } })
    .lean();
  for (const meeting of due) {
    if (meeting.cancelledAt === null) await remind(deps, meeting);
    // A meeting that was postponed meanwhile gets another reminder.
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
