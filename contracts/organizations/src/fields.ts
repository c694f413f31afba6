import { boolean, number, string } from 'yup';
import { requiredLine, text } from '@meet/contracts';
import { ORGANIZATION_NAME_MAX } from './limits.ts';
import {
  GIVEN_PERMISSIONS,
  MEMBER_TYPES,
  ORGANIZATION_OWNER_ROLE,
  ORGANIZATION_PERMISSIONS,
  ORGANIZATION_ROLES,
  type GivenPermission,
  type GivenRole,
  type MemberType,
  type OrganizationPermission,
  type OrganizationRole,
} from './roles.ts';

export const organizationName = () =>
  requiredLine('organizations.nameRequired', 'organizations.nameBlank').max(
    ORGANIZATION_NAME_MAX,
    'organizations.nameTooLong',
  );

/** A role that may be given. */
export const givenRole = () =>
  number<GivenRole>()
    .strict()
    .oneOf(Object.values(ORGANIZATION_ROLES), 'organizations.roleInvalid')
    .typeError('organizations.roleInvalid');

export const givenPermission = () =>
  text()
    .oneOf<GivenPermission>([...GIVEN_PERMISSIONS], 'organizations.permissionInvalid')
    .required('organizations.permissionInvalid');

export const givenMemberType = () =>
  text()
    .oneOf<MemberType>([...MEMBER_TYPES], 'organizations.memberTypeInvalid')
    .required('organizations.memberTypeInvalid');

/** The secret part of a mailed link; for whoever is signed in with the invited address, the invitation's id too. */
export const invitationToken = () =>
  text()
    .required('common.required')
    .matches(/^[A-Za-z0-9_-]{1,512}$/, { message: 'common.idInvalid', excludeEmptyString: true });

/** Standing of a member, in answers and events. */
export const standing = {
  /** 0 member, 1 billing, 2 admin, 3 owner. */
  role: number<OrganizationRole>()
    .oneOf([...Object.values(ORGANIZATION_ROLES), ORGANIZATION_OWNER_ROLE])
    .required(),
  permission: string<OrganizationPermission>()
    .oneOf(ORGANIZATION_PERMISSIONS)
    .required()
    .meta({ name: 'OrganizationPermission' }),
  member_type: memberType(),
  /** Holds one of the organization's licences: meetings that they own are paid ones. */
  hasMembership: boolean().required(),
};

export function memberType() {
  return string<MemberType>().oneOf(MEMBER_TYPES).required().meta({ name: 'OrganizationMemberType' });
}
