import {
  getMeetingsHistory as getMeetingsHistoryCall,
  getOngoingMeetings as getOngoingMeetingsCall,
  MEETING_LIMITS,
} from '@meet/meetings-contract';
import { literally } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';
import { presentMeeting, presentParticipant } from '../presenters/presentMeeting.ts';

export const getOngoingMeetings = defineOperation(getOngoingMeetingsCall, async (_input, { deps, account, now }) => {
  const meetings = await deps.meetings
    .find({ accountIds: account.accountId, live: true, participantCount: { $gt: 0 } })
    .sort({ startedAt: -1 })
    .lean();
  const people = await peopleOf(deps, meetings);
  return {
    meetings: meetings.map((meeting) => ({
      ...presentMeeting(meeting, account.accountId),
      participants: (people.get(meeting._id) ?? []).filter(({ present }) => present).map(presentParticipant(now())),
    })),
  };
});

export const getMeetingsHistory = defineOperation(
  getMeetingsHistoryCall,
  async ({ search, offset = 0, limit = MEETING_LIMITS.historyPage }, { deps, account, now }) => {
    const wanted = search?.trim().toLowerCase();
    const filter = {
      accountIds: account.accountId,
      live: false,
      attended: true,
      ...(wanted && { searchText: { $regex: literally(wanted) } }),
    };
    const [total, meetings] = await Promise.all([
      deps.meetings.countDocuments(filter),
      deps.meetings.find(filter).sort({ startedAt: -1 }).skip(offset).limit(limit).lean(),
    ]);
    const people = await peopleOf(deps, meetings);
    return {
      total,
      meetings: meetings.map((meeting) => {
        const meetingEndTime = meeting.endedAt ?? meeting.startedAt;
        return {
          ...presentMeeting(meeting, account.accountId),
          meetingEndTime,
          durationInSeconds: Math.round((meetingEndTime - meeting.startedAt) / 1000),
          participants: (people.get(meeting._id) ?? []).map(presentParticipant(now())),
        };
      }),
    };
  },
);

/** Who was in each meeting, by when they first came. */
async function peopleOf({ attendances }: Deps, meetings: readonly { _id: string }[]) {
  const all = await attendances.find({ meetingId: { $in: meetings.map(({ _id }) => _id) } }).lean();
  const came = all
    .filter(({ firstJoinedAt }) => firstJoinedAt !== null)
    .sort((a, b) => a.firstJoinedAt! - b.firstJoinedAt!);
  return Map.groupBy(came, ({ meetingId }) => meetingId!);
}
