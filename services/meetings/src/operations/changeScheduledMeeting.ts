import { ServiceError } from '@meet/contracts';
import { changeScheduledMeeting as changeScheduledMeetingCall, meetingsErrors } from '@meet/meetings-contract';
import { mailCalendarEntry } from '../calendar/mailCalendarEntry.ts';
import { defineOperation } from '../defineOperation.ts';
import { findPlanned } from '../calendar/findPlanned.ts';
import { refusePast } from '../calendar/refusePast.ts';
import { toDetails } from '../calendar/toDetails.ts';
import { inviteToPlanned } from '../calendar/inviteToPlanned.ts';
import { rememberUnmailed } from '../calendar/rememberUnmailed.ts';
import { refreshPlanned } from '../calendar/refreshPlanned.ts';
import { presentPlanned } from '../presenters/presentPlanned.ts';

/** Fields of the calendar entry. A change in one of them is mailed to everyone invited. */
const CALENDAR_FIELDS = ['subject', 'description', 'startsAt', 'durationInMinutes'] as const;

export const changeScheduledMeeting = defineOperation(changeScheduledMeetingCall, async (input, { deps, account }) => {
  const before = await findPlanned(deps, input.scheduledMeetingId, account);
  refusePast(deps, input);
  const details = toDetails(input, account);
  const moved = details.startsAt !== before.startsAt;
  const meeting = await deps.scheduledMeetings
    .findOneAndUpdate(
      { _id: before._id, cancelledAt: null },
      { $set: { ...details, ...(moved && { remindedAt: null }) }, $inc: { sequence: 1 } },
      { returnDocument: 'after' },
    )
    .lean();
  if (!meeting) throw new ServiceError(meetingsErrors.SCHEDULED_MEETING_OVER);
  const former = before.invited.filter((address) => !meeting.invited.includes(address));
  const stay = meeting.invited.filter((address) => before.invited.includes(address));
  const come = meeting.invited.filter((address) => !before.invited.includes(address));
  const concerned = CALENDAR_FIELDS.some((field) => meeting[field] !== before[field])
    ? stay
    : stay.filter((address) => before.unmailed?.includes(address));
  const off = { ...before, sequence: meeting.sequence };
  const [changed, invited, cancelled] = [
    await mailCalendarEntry(deps, meeting, concerned, 'changed', account.locale),
    await inviteToPlanned(deps, meeting, come, account),
    await mailCalendarEntry(deps, off, former, 'cancelled', account.locale),
  ];
  await rememberUnmailed(deps, meeting, [...changed.unmailed, ...invited.unmailed]);
  await refreshPlanned(deps, meeting, [...meeting.invited, ...former]);
  const mailFailure = changed.mailFailure ?? invited.mailFailure ?? cancelled.mailFailure;
  return { ...presentPlanned(meeting, account), mailFailure };
});
