import { ServiceError } from '@meet/contracts';
import { cancelScheduledMeeting as cancelScheduledMeetingCall, meetingsErrors } from '@meet/meetings-contract';
import { mailCalendarEntry } from '../calendar/mailCalendarEntry.ts';
import { defineOperation } from '../defineOperation.ts';
import { findPlanned } from '../calendar/findPlanned.ts';
import { refreshPlanned } from '../calendar/refreshPlanned.ts';

export const cancelScheduledMeeting = defineOperation(
  cancelScheduledMeetingCall,
  async ({ scheduledMeetingId }, { deps, account, now }) => {
    await findPlanned(deps, scheduledMeetingId, account);
    const meeting = await deps.scheduledMeetings
      .findOneAndUpdate(
        { _id: scheduledMeetingId, cancelledAt: null },
        { $set: { cancelledAt: now() }, $inc: { sequence: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (!meeting) throw new ServiceError(meetingsErrors.SCHEDULED_MEETING_OVER);
    const { mailFailure } = await mailCalendarEntry(deps, meeting, meeting.invited, 'cancelled', account.locale);
    await refreshPlanned(deps, meeting, meeting.invited);
    return { mailFailure };
  },
);
