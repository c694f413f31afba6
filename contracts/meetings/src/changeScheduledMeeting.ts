import { input } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { textId } from './fields.ts';
import { mailedMeeting } from './mailedMeeting.ts';
import { schedulingFields } from './schedulingFields.ts';

export const changeScheduledMeeting = defineCall('changeScheduledMeeting', {
  path: 'change-scheduled-meeting',
  access: 'user',
  summary:
    'Changes a planned meeting. Mails everyone invited where its calendar entry changes, and whoever is added or left out.',
  input: input({ ...schedulingFields, scheduledMeetingId: textId() }),
  output: mailedMeeting,
  errors: [meetingsErrors.SCHEDULED_IN_PAST, meetingsErrors.SCHEDULED_MEETING_OVER],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'ChangeScheduledMeetingInput', success: 'ScheduledMeeting' },
});
