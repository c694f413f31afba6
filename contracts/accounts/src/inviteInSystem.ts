import { input } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { inviteAnswer, inviteErrors, invitePayload } from './invitePayload.ts';

export const inviteInSystem = defineCall('inviteInSystem', {
  path: 'invite-in-system',
  access: 'user',
  summary: 'The older name of invite-user.',
  input: input(invitePayload),
  output: inviteAnswer,
  errors: inviteErrors,
  rateLimit: { max: 60, windowSeconds: 3600 },
});
