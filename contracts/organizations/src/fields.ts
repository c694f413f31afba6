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

/** A role that members can be given; it excludes the owner's. */
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

/** Token of a mailed link. For a caller who is signed in with the invited address, also the invitation's id. */
export const invitationToken = () =>
  text()
    .required('common.required')
    .matches(/^[A-Za-z0-9_-]{1,512}$/, { message: 'common.idInvalid', excludeEmptyString: true });

/** A member's role, permission, type and licence, in answers and events. */
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
  /** Whether the member holds a licence of the organization, so that the meetings that they own are paid ones. */
  hasMembership: boolean().required(),
};

export function memberType() {
  return string<MemberType>().oneOf(MEMBER_TYPES).required().meta({ name: 'OrganizationMemberType' });
}
