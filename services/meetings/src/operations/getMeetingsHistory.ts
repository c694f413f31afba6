import { getMeetingsHistory as getMeetingsHistoryCall, MEETING_LIMITS } from '@meet/meetings-contract';
import { searchPattern } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import type { AttendanceRecord } from '../models/attendanceModel.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import { presentMeeting, presentParticipant } from '../presenters/presentMeeting.ts';
import { findAttendees } from '../live/findAttendees.ts';
import { findRecordedMeetings } from '../recordings/findRecordedMeetings.ts';
import { addressesShownTo } from '../people/addressesShownTo.ts';

export const getMeetingsHistory = defineOperation(getMeetingsHistoryCall, async (input, { deps, account, now }) => {
  const { before, offset = 0, limit = MEETING_LIMITS.historyPage, withTotal = true } = input;
  const wanted = input.search?.trim();
  const pattern = wanted && { $regex: searchPattern(wanted) };
  const filter = {
    accountIds: account.accountId,
    live: false,
    attended: true,
    ...(pattern && { $or: [{ searchText: pattern }, { searchNames: pattern }] }),
  };
  const [total, meetings] = await Promise.all([
    withTotal ? deps.meetings.countDocuments(filter) : null,
    deps.meetings
      .find({ ...filter, ...(before && after(before)) })
      .sort({ startedAt: -1, _id: -1 })
      .skip(before ? 0 : offset)
      .limit(limit)
      .lean(),
  ]);
  const last = meetings.length === limit ? meetings.at(-1) : undefined;
  const [people, recorded] = await Promise.all([findAttendees(deps, meetings), findRecordedMeetings(deps, meetings)]);
  const present = presentParticipant(now(), await addressesShownTo(deps, account, [...people.values()].flat()));
  return {
    total,
    next: last ? `${last.startedAt}.${last._id}` : null,
    meetings: meetings.map((meeting) => {
      const meetingEndTime = meeting.endedAt ?? meeting.startedAt;
      const isReadable = mayWatch(meeting, people.get(meeting._id) ?? [], account.accountId);
      return {
        ...presentMeeting(meeting, account.accountId),
        meetingEndTime,
        durationInSeconds: Math.round((meetingEndTime - meeting.startedAt) / 1000),
        participants: (people.get(meeting._id) ?? []).map(present),
        isRecorded: recorded.has(meeting._id) && isReadable,
        hasPolls: meeting.hasPolls && isReadable,
      };
    }),
  };
});

/**
 * Returns whether an account may see polls and recordings of a meeting. A person whom a host removed may not, unless
 * they own the meeting.
 */
const mayWatch = ({ ownerId }: MeetingRecord, people: readonly AttendanceRecord[], accountId: string): boolean =>
  ownerId === accountId || !people.some((person) => person.accountId === accountId && person.removed);

/** Returns the condition for meetings after a place in the list. It has a bound at which an index starts. */
function after(place: string) {
  const at = place.indexOf('.');
  const startedAt = Number(place.slice(0, at));
  return {
    startedAt: { $lte: startedAt },
    $and: [{ $or: [{ startedAt: { $lt: startedAt } }, { _id: { $lt: place.slice(at + 1) } }] }],
  };
}
