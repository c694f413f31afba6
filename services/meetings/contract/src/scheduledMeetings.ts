import { array, number, object, string, type InferType } from 'yup';
import {
  count,
  email,
  flag,
  input,
  LIMITS,
  list,
  noInput,
  noOutput,
  output,
  requiredText,
  roomId,
  text,
  timestamp,
} from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { mailFailure, timeZone, textId } from './fields.ts';
import { MEETING_LIMITS } from './meetingLimits.ts';

const { ROOM_NOT_FOUND, SCHEDULED_IN_PAST, SCHEDULED_MEETING_OVER } = meetingsErrors;

const scheduledMeeting = object({
  scheduledMeetingId: string().required(),
  roomId: string().required(),
  subject: string().required(),
  description: string().defined(),
  /** Unix milliseconds. */
  startsAt: timestamp(),
  durationInMinutes: number().required(),
  timeZone: string().required(),
  invited: array(string().required()).required(),
  isOwner: flag().required(),
  ownerName: string().defined(),
}).meta({ name: 'ScheduledMeeting' });
export type ScheduledMeeting = InferType<typeof scheduledMeeting>;

const mailedMeeting = scheduledMeeting.shape({ mailFailure: mailFailure() });

const details = {
  subject: requiredText('meetings.subjectRequired').max(MEETING_LIMITS.subject, 'meetings.subjectTooLong'),
  description: text().max(MEETING_LIMITS.description, 'meetings.descriptionTooLong'),
  startsAt: count().required('meetings.startRequired').min(0, 'meetings.startRequired').meta({ scalar: 'Timestamp' }),
  durationInMinutes: count()
    .required('meetings.durationRequired')
    .min(MEETING_LIMITS.scheduledMinutesMin, 'meetings.durationInvalid')
    .max(MEETING_LIMITS.scheduledMinutesMax, 'meetings.durationInvalid'),
  timeZone: timeZone().required('meetings.timeZoneInvalid'),
  invited: list(email({ max: LIMITS.email }))
    .required('common.required')
    .max(MEETING_LIMITS.invitedParticipants, 'meetings.tooManyParticipants'),
};

export const scheduleMeeting = defineCall('scheduleMeeting', {
  path: 'schedule-meeting',
  access: 'user',
  summary: 'Plans a meeting and mails the calendar entry to everyone invited.',
  input: input({ ...details, roomId: roomId().optional() }),
  output: mailedMeeting,
  errors: [ROOM_NOT_FOUND, SCHEDULED_IN_PAST],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'ScheduleMeetingInput', success: 'ScheduledMeeting' },
});

export const changeScheduledMeeting = defineCall('changeScheduledMeeting', {
  path: 'change-scheduled-meeting',
  access: 'user',
  summary: 'Changes a planned meeting; calendars of everyone invited follow, those left out are told it is off.',
  input: input({ ...details, scheduledMeetingId: textId() }),
  output: mailedMeeting,
  errors: [SCHEDULED_IN_PAST, SCHEDULED_MEETING_OVER],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'ChangeScheduledMeetingInput', success: 'ScheduledMeeting' },
});

export const cancelScheduledMeeting = defineCall('cancelScheduledMeeting', {
  path: 'cancel-scheduled-meeting',
  access: 'user',
  summary: 'Calls a planned meeting off; it leaves everyone’s calendar.',
  input: input({ scheduledMeetingId: textId() }),
  output: output({ mailFailure: mailFailure() }),
  errors: [SCHEDULED_MEETING_OVER],
  graphql: { mutation: true, success: 'CancelledMeeting' },
});

export const getScheduledMeetings = defineCall('getScheduledMeetings', {
  path: 'get-scheduled-meetings',
  access: 'user',
  summary: 'Planned meetings that the caller owns or is invited to, the next first.',
  input: noInput,
  output: output({ meetings: array(scheduledMeeting.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'scheduledMeetings', value: 'meetings' },
});

export const getCalendarFeed = defineCall('getCalendarFeed', {
  path: 'get-calendar-feed',
  access: 'user',
  summary: 'The private address of the caller’s calendar; `renew` makes the former address dead.',
  input: input({ renew: flag() }),
  output: output({ feedUrl: string().required() }),
  graphql: { mutation: true, success: 'CalendarFeed' },
});

export const closeCalendarFeed = defineCall('closeCalendarFeed', {
  path: 'close-calendar-feed',
  access: 'service',
  summary: 'Makes the address of an account’s calendar dead; the next asking makes another.',
  input: input({ accountId: textId() }),
  output: noOutput,
});
