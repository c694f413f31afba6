import { findAccountsByEmail } from '@meet/contracts/accounts';
import { userChannel } from '@meet/contracts/events';
import { meetingReminder } from '@meet/contracts/meetings';
import { deliverMail } from '@meet/contracts/notifications';
import type { MeetingsDeps } from '../deps.ts';
import type { ScheduledMeetingRecord } from '../models/scheduledMeetingModel.ts';
import { whoWantMail } from '../people/findInvited.ts';

const BEFORE_MS = 10 * 60_000;

/** Reminds everyone with an account ten minutes before a planned meeting, once. */
export async function remindOfMeetings(deps: MeetingsDeps): Promise<void> {
  const now = deps.effects.now();
  const due = await deps.scheduledMeetings
    .find({ remindedAt: null, startsAt: { $gt: now, $lte: now + BEFORE_MS } })
    .lean();
  for (const meeting of due) {
    const { modifiedCount } = await deps.scheduledMeetings.updateOne(
      { _id: meeting._id, remindedAt: null },
      { $set: { remindedAt: now } },
    );
    if (modifiedCount === 1 && meeting.cancelledAt === null) await remind(deps, meeting);
  }
}

async function remind(deps: MeetingsDeps, meeting: ScheduledMeetingRecord): Promise<void> {
  const emails = [meeting.ownerEmail, ...meeting.invited];
  const { accounts } = await deps.effects.callAsService(findAccountsByEmail, { emails });
  const wanting = await whoWantMail(
    deps,
    accounts.map(({ accountId }) => accountId),
    'reminder',
  );
  const { _id: scheduledMeetingId, roomId, subject, startsAt, timeZone } = meeting;
  for (const { accountId, email, locale } of accounts) {
    await deps.effects.publish(userChannel(accountId), meetingReminder, {
      scheduledMeetingId,
      roomId,
      subject,
      startsAt,
    });
    if (!wanting.has(accountId)) continue;
    const when = new Intl.DateTimeFormat(locale.replace('_', '-'), { timeStyle: 'short', timeZone }).format(startsAt);
    const say = (key: string) => deps.translator.translate(locale, `meetings.mail.${key}`, { subject, when });
    await deps.effects
      .callAsService(deliverMail, {
        to: email,
        locale,
        subject: say('reminder.subject'),
        title: subject,
        body: say('reminder.body'),
        action: { label: say('scheduled.action'), url: `${deps.publicUrl}/j/${roomId}` },
      })
      .catch((error: unknown) => deps.effects.log.warn({ err: error }, 'a reminder was not mailed'));
  }
}
