import {
  GIVEN_PERMISSIONS,
  ORGANIZATION_ROLES,
  type GivenPermission,
  type GivenRole,
} from '@meet/organizations-contract';
import type { OrganizationRecord } from '../models/organizationModel.ts';

/** Returns the permission of a role. */
export const getPermission = (
  { adminPermission }: Pick<OrganizationRecord, 'adminPermission'>,
  role: GivenRole,
): GivenPermission => (role === ORGANIZATION_ROLES.admin ? adminPermission : GIVEN_PERMISSIONS[role]);
