import { boolean } from 'yup';
import { email, id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const checkOwnedGroupMember = defineCall('checkSharedGroup', {
  path: 'check-owned-group-member',
  access: 'service',
  summary: 'Whether somebody with this e-mail already belongs to a group of the owner’s.',
  input: input({ ownerId: id(), email: email() }),
  output: output({ isMember: boolean().required() }),
});
