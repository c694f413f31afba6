import type { OngoingMeeting, ScheduledMeeting } from '@meet/meetings-contract';
import type { PilePerson } from '@meet/meetings-contract/page';
import type { MeetingWay } from '../../state/openMeeting.ts';

/** A meeting that can be entered now, or that begins next. */
export interface ComingMeeting {
  readonly id: string;
  readonly roomId: string;
  /** Empty if the meeting was started without a subject. */
  readonly subject: string;
  readonly ownerName: string;
  readonly startsAt: number;
  /** Unix milliseconds; undefined if no end was planned. */
  readonly endsAt: number | undefined;
  /** Whether it runs, or should have begun. */
  readonly isNow: boolean;
  /** Whether somebody is in it. */
  readonly isRunning: boolean;
  readonly way: MeetingWay;
  readonly people: readonly PilePerson[];
}

export interface Day {
  /** Running meetings, then the next planned one on any day; empty if nothing is planned. */
  readonly coming: readonly ComingMeeting[];
  /** Today's meetings after those, in order. */
  readonly later: readonly ScheduledMeeting[];
}

export interface DayAttributes {
  readonly planned: readonly ScheduledMeeting[];
  readonly ongoing: readonly OngoingMeeting[];
  readonly viewerEmail: string;
}

const MINUTE_MS = 60_000;

export const getEnd = ({ startsAt, durationInMinutes }: ScheduledMeeting) => startsAt + durationInMinutes * MINUTE_MS;

/** Returns the running and coming meetings at a moment. The day ends at midnight in the person's time zone. */
export function planDay({ planned, ongoing, viewerEmail }: DayAttributes, now: number): Day {
  const running = new Set(ongoing.map(({ roomId }) => roomId));
  const left = planned.filter((meeting) => getEnd(meeting) > now).sort((a, b) => a.startsAt - b.startsAt);
  const isBegun = ({ startsAt }: ScheduledMeeting) => startsAt <= now;
  // A meeting that runs in a room is taken for the one that is planned there now.
  const due = left.filter((meeting) => isBegun(meeting) && !running.has(meeting.roomId));
  const ahead = left.filter((meeting) => !isBegun(meeting));
  const [next] = ahead;
  return {
    coming: [
      ...ongoing.map(ofOngoing),
      ...[...due, ...(next ? [next] : [])].map((meeting) => ofPlanned(meeting, viewerEmail, isBegun(meeting))),
    ],
    later: ahead.slice(1).filter(({ startsAt }) => startsAt < midnightAfter(now)),
  };
}

function ofOngoing(meeting: OngoingMeeting): ComingMeeting {
  const { meetingId, roomId, subject, ownerName, meetingStartTime, participants } = meeting;
  return {
    ...{ id: meetingId, roomId, subject, ownerName },
    ...{ startsAt: meetingStartTime, endsAt: undefined, isNow: true, isRunning: true, way: 'meetingJoin' },
    people: participants.map(({ fullName, email }) => ({ name: fullName, email: email ?? undefined })),
  };
}

function ofPlanned(meeting: ScheduledMeeting, viewerEmail: string, isNow: boolean): ComingMeeting {
  const { scheduledMeetingId, roomId, subject, ownerName, startsAt, isOwner } = meeting;
  return {
    ...{ id: scheduledMeetingId, roomId, subject, ownerName, startsAt, endsAt: getEnd(meeting), isNow },
    isRunning: false,
    way: isOwner ? 'meetingStart' : 'meetingJoin',
    people: getPeople(meeting, viewerEmail),
  };
}

/** Returns the people of a planned meeting other than the viewer: its owner, and everyone invited. */
export function getPeople(
  { isOwner, ownerName, ownerEmail, invited }: ScheduledMeeting,
  viewerEmail: string,
): PilePerson[] {
  const others = invited.filter((email) => !isSame(email, viewerEmail));
  return [
    ...(isOwner ? [] : [{ name: ownerName, email: ownerEmail }]),
    ...others.map((email) => ({ name: email, email })),
  ];
}

const isSame = (email: string, viewerEmail: string) => email.toLowerCase() === viewerEmail.toLowerCase();

function midnightAfter(now: number): number {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime();
}
