import { number, string } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { ORGANIZATION_PERMISSIONS, type OrganizationPermission, type OrganizationRole } from './roles.ts';
import { ownOrganization } from './shapes.ts';

export const getUserRole = defineCall('getUserRole', {
  path: 'get-user-role',
  access: 'user',
  summary: 'What the caller is and may do in their organization; null for whoever is in none.',
  input: noInput,
  output: output({
    /** 0 member, 1 billing, 2 admin, 3 owner. */
    role: number<OrganizationRole>().oneOf([0, 1, 2, 3]).nullable().defined(),
    permission: string<OrganizationPermission>()
      .oneOf(ORGANIZATION_PERMISSIONS)
      .nullable()
      .defined()
      .meta({ name: 'OrganizationPermission' }),
    organization: ownOrganization.clone().default(undefined).nullable().defined(),
  }),
  impersonation: 'allowed',
  graphql: { query: 'userRole' },
});
