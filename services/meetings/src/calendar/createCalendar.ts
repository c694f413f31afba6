import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { ScheduledMeetingRecord } from '../models/scheduledMeetingModel.ts';

export interface CalendarOptions {
  readonly publicUrl: string;
  /** REQUEST and CANCEL are sent by mail, PUBLISH is a feed. */
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  readonly name?: string;
  readonly now: number;
  /** Address of the calendar's reader. Only the meeting's owner sees the other invited people. */
  readonly reader: string;
}

/** Returns planned meetings as an iCalendar file. Times are in UTC, which each calendar converts to its own zone. */
export function createCalendar(
  meetings: readonly ScheduledMeetingRecord[],
  { publicUrl, method, name, now, reader }: CalendarOptions,
): string {
  const { host } = new URL(publicUrl);
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: 'Meet', product: 'Meetings' },
    ...(name && { name }),
  });
  for (const meeting of meetings) {
    const link = `${publicUrl}/j/${meeting.roomId}`;
    calendar.createEvent({
      id: `${meeting._id}@${host}`,
      sequence: meeting.sequence,
      stamp: new Date(now),
      start: new Date(meeting.startsAt),
      end: new Date(meeting.startsAt + meeting.durationInMinutes * 60_000),
      summary: meeting.subject,
      description: [meeting.description, link].filter(Boolean).join('\n\n'),
      location: link,
      url: link,
      status: meeting.cancelledAt === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
      organizer: { name: meeting.ownerName, email: meeting.ownerEmail },
      attendees: attendeesFor(meeting, reader).map((email) => ({
        email,
        rsvp: true,
        status: ICalAttendeeStatus.NEEDSACTION,
      })),
    });
  }
  return calendar.toString();
}

function attendeesFor({ invited, ownerEmail }: ScheduledMeetingRecord, reader: string): readonly string[] {
  return ownerEmail.toLowerCase() === reader.toLowerCase() ? invited : [reader];
}
