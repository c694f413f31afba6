import type { PastMeeting } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import { findAttendees } from '../live/findAttendees.ts';
import type { AttendanceRecord } from '../models/attendanceModel.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import { addressesShownTo } from '../people/addressesShownTo.ts';
import { findRecordedMeetings } from '../recordings/findRecordedMeetings.ts';
import { presentMeeting, presentParticipant } from './presentMeeting.ts';

/** An ended meeting as one account sees it. */
export interface PresentedMeeting {
  readonly meeting: PastMeeting;
  /** Whether the account may see the meeting's chat, recordings, polls, transcript and notes. */
  readonly isReadable: boolean;
}

/** Presents ended meetings to an account, in their order, with their participants and what is kept of them. */
export async function presentPastMeetings(
  deps: Deps,
  meetings: readonly MeetingRecord[],
  viewer: { readonly accountId: string; readonly email: string },
  now: number,
): Promise<PresentedMeeting[]> {
  const [people, recorded] = await Promise.all([findAttendees(deps, meetings), findRecordedMeetings(deps, meetings)]);
  const present = presentParticipant(now, await addressesShownTo(deps, viewer, [...people.values()].flat()));
  return meetings.map((meeting) => {
    const participants = people.get(meeting._id) ?? [];
    const meetingEndTime = meeting.endedAt ?? meeting.startedAt;
    const isReadable = mayReadKept(meeting, participants, viewer.accountId);
    return {
      isReadable,
      meeting: {
        ...presentMeeting(meeting, viewer.accountId),
        meetingEndTime,
        durationInSeconds: Math.round((meetingEndTime - meeting.startedAt) / 1000),
        participants: participants.map(present),
        isRecorded: recorded.has(meeting._id) && isReadable,
        hasPolls: meeting.hasPolls && isReadable,
        hasTranscript: (meeting.transcriptLength ?? 0) > 0 && isReadable,
        hasNotes: meeting.hasNotes === true && isReadable,
      },
    };
  });
}

/** A person whom a host removed may not see what is kept of a meeting, unless they own it. */
const mayReadKept = ({ ownerId }: MeetingRecord, people: readonly AttendanceRecord[], accountId: string): boolean =>
  ownerId === accountId || !people.some((person) => person.accountId === accountId && person.removed);
