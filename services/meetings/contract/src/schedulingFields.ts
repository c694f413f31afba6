import { count, lines, list, listedEmail, requiredLine } from '@meet/contracts';
import { timeZone } from './fields.ts';
import { MEETING_LIMITS } from './meetingLimits.ts';

export const schedulingFields = {
  subject: requiredLine('meetings.subjectRequired').max(MEETING_LIMITS.subject, 'meetings.subjectTooLong'),
  description: lines().max(MEETING_LIMITS.description, 'meetings.descriptionTooLong'),
  startsAt: count().required('meetings.startRequired').min(0, 'meetings.startRequired').meta({ scalar: 'Timestamp' }),
  durationInMinutes: count()
    .required('meetings.durationRequired')
    .min(MEETING_LIMITS.scheduledMinutesMin, 'meetings.durationInvalid')
    .max(MEETING_LIMITS.scheduledMinutesMax, 'meetings.durationInvalid'),
  timeZone: timeZone().required('meetings.timeZoneInvalid'),
  invited: list(listedEmail())
    .required('common.required')
    .max(MEETING_LIMITS.invitedParticipants, 'meetings.tooManyParticipants'),
};
