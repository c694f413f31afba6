import { array, number, object, string } from 'yup';
import type { InferType } from 'yup';
import {
  chosenTimeZone,
  count,
  flag,
  input,
  lines,
  list,
  listedEmail,
  moment,
  noInput,
  noOutput,
  output,
  requiredLine,
  roomId,
  timestamp,
} from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { mailFailure, textId } from './fields.ts';
import { MEETING_LIMITS } from './limits.ts';

export const scheduledMeeting = object({
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
  /**
   * The owner's address. It and the addresses of the invited are obfuscated for a caller who does not know the owner.
   */
  ownerEmail: string().defined(),
}).meta({ name: 'ScheduledMeeting' });
export type ScheduledMeeting = InferType<typeof scheduledMeeting>;

const mailedMeeting = scheduledMeeting.shape({ mailFailure: mailFailure() });

export const schedulingFields = {
  subject: requiredLine('meetings.subjectRequired').max(MEETING_LIMITS.subject, 'meetings.subjectTooLong'),
  description: lines().max(MEETING_LIMITS.description, 'meetings.descriptionTooLong'),
  startsAt: moment().required('meetings.startRequired'),
  durationInMinutes: count()
    .required('meetings.durationRequired')
    .min(MEETING_LIMITS.scheduledMinutesMin, 'meetings.durationInvalid')
    .max(MEETING_LIMITS.scheduledMinutesMax, 'meetings.durationInvalid'),
  timeZone: chosenTimeZone('meetings.timeZoneInvalid'),
  invited: list(listedEmail())
    .required('common.required')
    .max(MEETING_LIMITS.invitedParticipants, 'meetings.tooManyParticipants'),
};

export const getScheduledMeetings = defineCall('getScheduledMeetings', {
  path: 'get-scheduled-meetings',
  access: 'user',
  summary: 'Lists planned meetings that the caller owns or is invited to, the next first.',
  input: noInput,
  output: output({ meetings: array(scheduledMeeting.required()).required() }),
  impersonation: 'allowed',
  graphql: { query: 'scheduledMeetings', value: 'meetings' },
});

export const scheduleMeeting = defineCall('scheduleMeeting', {
  path: 'schedule-meeting',
  access: 'user',
  summary: 'Plans a meeting and mails the calendar entry to everyone invited.',
  input: input({ ...schedulingFields, roomId: roomId().optional() }),
  output: mailedMeeting,
  errors: [meetingsErrors.ROOM_NOT_FOUND, meetingsErrors.SCHEDULED_IN_PAST],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'ScheduleMeetingInput', success: 'ScheduledMeeting' },
});

export const changeScheduledMeeting = defineCall('changeScheduledMeeting', {
  path: 'change-scheduled-meeting',
  access: 'user',
  summary:
    'Changes a planned meeting. Mails everyone invited if its calendar entry changes, and people who are added or removed.',
  input: input({ ...schedulingFields, scheduledMeetingId: textId() }),
  output: mailedMeeting,
  errors: [meetingsErrors.SCHEDULED_IN_PAST, meetingsErrors.SCHEDULED_MEETING_OVER],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'ChangeScheduledMeetingInput', success: 'ScheduledMeeting' },
});

export const cancelScheduledMeeting = defineCall('cancelScheduledMeeting', {
  path: 'cancel-scheduled-meeting',
  access: 'user',
  summary: 'Cancels a planned meeting and removes it from everyone’s calendar.',
  input: input({ scheduledMeetingId: textId() }),
  output: output({ mailFailure: mailFailure() }),
  errors: [meetingsErrors.SCHEDULED_MEETING_OVER],
  graphql: { mutation: true, success: 'CancelledMeeting' },
});

export const getCalendarFeed = defineCall('getCalendarFeed', {
  path: 'get-calendar-feed',
  access: 'user',
  summary: 'Returns the private address of the caller’s calendar; `renew` makes the former address invalid.',
  input: input({ renew: flag() }),
  output: output({ feedUrl: string().required() }),
  graphql: { mutation: true, success: 'CalendarFeed' },
});

export const closeCalendarFeed = defineCall('closeCalendarFeed', {
  path: 'close-calendar-feed',
  access: 'service',
  summary: 'Makes the address of an account’s calendar invalid. The next request creates another.',
  input: input({ accountId: textId() }),
  output: noOutput,
});
