import { getOngoingMeetings as getOngoingMeetingsCall } from '@meet/meetings-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentMeeting, presentParticipant } from '../presenters/presentMeeting.ts';
import { findAttendees } from '../live/findAttendees.ts';
import { addressesShownTo } from '../people/addressesShownTo.ts';

export const getOngoingMeetings = defineOperation(getOngoingMeetingsCall, async (_input, { deps, account, now }) => {
  const meetings = await deps.meetings
    .find({ accountIds: account.accountId, live: true, participantCount: { $gt: 0 } })
    .sort({ startedAt: -1, _id: -1 })
    .lean();
  const people = await findAttendees(deps, meetings);
  const show = await addressesShownTo(deps, account, [...people.values()].flat());
  return {
    meetings: meetings.map((meeting) => ({
      ...presentMeeting(meeting, account.accountId),
      participants: (people.get(meeting._id) ?? [])
        .filter(({ present }) => present)
        .map(presentParticipant(now(), show)),
    })),
  };
});
