import { boolean } from 'yup';
import { id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const checkGroupModerator = defineCall('checkGroupModerator', {
  path: 'check-group-moderator',
  access: 'service',
  summary: 'Whether an account is a moderator in any group of the owner’s.',
  input: input({ ownerId: id(), accountId: id() }),
  output: output({ isModerator: boolean().required() }),
});
