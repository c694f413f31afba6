import { id, input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { memberRefusals } from './memberRefusals.ts';

export const deleteOrganizationMember = defineCall('deleteOrganizationMember', {
  path: 'delete_organization_member',
  access: 'user',
  summary:
    'Takes somebody out of the organization, and back their licence. For its owner and admins; admins are removed by the owner alone.',
  input: input({ accountId: id() }),
  output: noOutput,
  errors: memberRefusals,
  graphql: { mutation: true, echo: ['accountId'] },
});
