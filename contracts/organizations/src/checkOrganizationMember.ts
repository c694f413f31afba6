import { boolean } from 'yup';
import { email, id, input, LIMITS, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const checkOrganizationMember = defineCall('checkOrganizationMember', {
  path: 'check-organization-member',
  access: 'service',
  summary: 'Whether somebody with this e-mail is in the organization that the account may invite people into.',
  input: input({ accountId: id(), email: email({ max: LIMITS.inviteEmailCall }) }),
  output: output({ isMember: boolean().required() }),
});
