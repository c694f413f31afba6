import { input, output, requiredText, roomId } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { meetingsErrors } from './errors.ts';
import { textId } from './fields.ts';

export const inviteContactToMeeting = defineCall('inviteContactToMeeting', {
  path: 'invite-contact-to-meeting',
  access: 'user',
  summary: 'Calls a contact into the meeting that the caller is in.',
  input: input({ contactId: textId(), roomId: roomId().optional() }),
  output: output({ message: requiredText('common.required') }),
  errors: [meetingsErrors.NOT_IN_MEETING, meetingsErrors.ROOM_NOT_FOUND, meetingsErrors.MAIL_NOT_SENT],
  rateLimit: { max: 120, windowSeconds: 3600 },
  graphql: { mutation: true },
});
