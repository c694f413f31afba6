import { input } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { inviteAnswer, inviteErrors, invitePayload } from './invitePayload.ts';

export const inviteUser = defineCall('inviteUser', {
  path: 'invite-user',
  access: 'user',
  summary:
    'Mails somebody an invitation: into a group of the caller’s too where one is named, and into their organization where a role there is. Needs a captcha token.',
  input: input(invitePayload),
  output: inviteAnswer,
  errors: inviteErrors,
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true, input: 'InviteUserInput' },
});
