import {
  GIVEN_PERMISSIONS,
  ORGANIZATION_ROLES,
  type GivenPermission,
  type GivenRole,
} from '@meet/organizations-contract';
import type { OrganizationRecord } from '../models/organizationModel.ts';

/** The permission that comes with a role. */
export const getPermission = (
  { adminPermission }: Pick<OrganizationRecord, 'adminPermission'>,
  role: GivenRole,
): GivenPermission => (role === ORGANIZATION_ROLES.admin ? adminPermission : GIVEN_PERMISSIONS[role]);
