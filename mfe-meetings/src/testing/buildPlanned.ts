import type { OngoingMeeting, ScheduledMeeting } from '@meet/meetings-contract';

/** Returns a meeting of half an hour that Cleo planned with Ana and Bo. Its ids contain the subject. */
export function buildPlanned(
  subject: string,
  startsAt: number,
  part: Partial<ScheduledMeeting> = {},
): ScheduledMeeting {
  return {
    ...{ scheduledMeetingId: `planned-${subject}`, roomId: `room-${subject}`, subject, description: '', startsAt },
    ...{ durationInMinutes: 30, timeZone: 'Europe/Bucharest', invited: ['ana@example.com', 'bo@example.com'] },
    ...{ isOwner: false, ownerName: 'Cleo Martin', ownerEmail: 'cleo@example.com' },
    ...part,
  };
}

/** Returns a running meeting of Cleo's, with Bo in it. */
export function buildOngoing(subject: string, part: Partial<OngoingMeeting> = {}): OngoingMeeting {
  return {
    ...{ meetingId: `meeting-${subject}`, roomId: `room-${subject}`, subject, ownerName: 'Cleo Martin' },
    ...{ isOwner: false, meetingStartTime: new Date(2026, 0, 5, 9).getTime() },
    participants: [{ fullName: 'Bo Stan', email: 'bo@example.com', joinedAt: 0, leftAt: null, secondsPresent: 60 }],
    ...part,
  };
}
