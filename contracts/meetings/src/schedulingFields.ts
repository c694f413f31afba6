import { chosenTimeZone, count, lines, list, listedEmail, moment, requiredLine } from '@meet/contracts';
import { MEETING_LIMITS } from './meetingLimits.ts';

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
