import { id, input } from '@meet/contracts';
import { changedMember } from './changedMember.ts';
import { defineCall } from './defineCall.ts';
import { givenMemberType } from './fields.ts';
import { memberRefusals } from './memberRefusals.ts';

export const changeOrganizationMemberType = defineCall('changeOrganizationMemberType', {
  path: 'change-organization-member-type',
  access: 'user',
  summary:
    'Makes a guest a member, or a member a guest: then without a licence, and with the role and permission of a member. For the owner and admins; admins are changed by the owner alone.',
  input: input({ accountId: id(), member_type: givenMemberType() }),
  output: changedMember,
  errors: memberRefusals,
  graphql: { mutation: true, success: 'OrganizationMemberSuccess' },
});
