import { input, roomId } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { mailedMeeting } from './mailedMeeting.ts';
import { schedulingFields } from './schedulingFields.ts';

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
