import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { mailFailure, textId } from './fields.ts';

export const cancelScheduledMeeting = defineCall('cancelScheduledMeeting', {
  path: 'cancel-scheduled-meeting',
  access: 'user',
  summary: 'Calls a planned meeting off; it leaves everyone’s calendar.',
  input: input({ scheduledMeetingId: textId() }),
  output: output({ mailFailure: mailFailure() }),
  errors: [meetingsErrors.SCHEDULED_MEETING_OVER],
  graphql: { mutation: true, success: 'CancelledMeeting' },
});
