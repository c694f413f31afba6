import { array, string } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { LICENSE_GRANTORS, type LicenseGrantor } from './roles.ts';
import { organizationInvitation, organizationMember, ownOrganization } from './shapes.ts';

export const getOrganizationMembers = defineCall('getOrganizationMembers', {
  path: 'get-organization-members',
  access: 'user',
  summary:
    'The caller’s organization with its members, the owner first and the others by name; and, for those who may invite, its invitations, the latest first. No organization: null and empty lists.',
  input: noInput,
  output: output({
    organization: ownOrganization.clone().default(undefined).nullable().defined(),
    members: array(organizationMember.required()).required(),
    invitations: array(organizationInvitation.required()).required(),
    /** Left out without an organization. */
    licensesGrantedBy: string<LicenseGrantor>().oneOf(LICENSE_GRANTORS).meta({ name: 'LicenseGrantor' }),
  }).meta({ name: 'OrganizationPage' }),
  impersonation: 'allowed',
  graphql: { query: 'organization' },
});
