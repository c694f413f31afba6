import { getMeetingsHistory as getMeetingsHistoryCall, MEETING_LIMITS } from '@meet/meetings-contract';
import { searchPattern } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import { presentMeeting, presentParticipant } from '../presenters/presentMeeting.ts';
import { attendeesOf } from '../live/attendeesOf.ts';
import { addressesShownTo } from '../people/addressesShownTo.ts';

export const getMeetingsHistory = defineOperation(
  getMeetingsHistoryCall,
  async ({ search, offset = 0, limit = MEETING_LIMITS.historyPage }, { deps, account, now }) => {
    const wanted = search?.trim();
    const filter = {
      accountIds: account.accountId,
      live: false,
      attended: true,
      ...(wanted && { searchText: { $regex: searchPattern(wanted) } }),
    };
    const [total, meetings] = await Promise.all([
      deps.meetings.countDocuments(filter),
      deps.meetings.find(filter).sort({ startedAt: -1, _id: -1 }).skip(offset).limit(limit).lean(),
    ]);
    const people = await attendeesOf(deps, meetings);
    const present = presentParticipant(now(), await addressesShownTo(deps, account, [...people.values()].flat()));
    return {
      total,
      meetings: meetings.map((meeting) => {
        const meetingEndTime = meeting.endedAt ?? meeting.startedAt;
        return {
          ...presentMeeting(meeting, account.accountId),
          meetingEndTime,
          durationInSeconds: Math.round((meetingEndTime - meeting.startedAt) / 1000),
          participants: (people.get(meeting._id) ?? []).map(present),
        };
      }),
    };
  },
);
