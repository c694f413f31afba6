/**
 * A member's `role`: the position that they were given, as the clients of the specification send it. A role brings the
 * permission of the same name, but the permission can be changed separately. The role describes the person's position;
 * the permission decides their rights.
 */
export const ORGANIZATION_ROLES = { member: 0, billing: 1, admin: 2 } as const;
export type GivenRole = (typeof ORGANIZATION_ROLES)[keyof typeof ORGANIZATION_ROLES];

/** The owner's role. It appears in answers but can never be given: an organization has one owner, who transfers it. */
export const ORGANIZATION_OWNER_ROLE = 3;
export type OrganizationRole = GivenRole | typeof ORGANIZATION_OWNER_ROLE;

/** Permissions that members can be given; only the owner has the permission `owner`. */
export const GIVEN_PERMISSIONS = ['member', 'billing', 'admin'] as const;
export type GivenPermission = (typeof GIVEN_PERMISSIONS)[number];
export const ORGANIZATION_PERMISSIONS = [...GIVEN_PERMISSIONS, 'owner'] as const;
export type OrganizationPermission = (typeof ORGANIZATION_PERMISSIONS)[number];

/**
 * A `member_type`. A guest is from outside, but sees and is seen as every member is. Guests have the role and
 * permission of a member and no licence until they become members.
 */
export const MEMBER_TYPES = ['member', 'guest'] as const;
export type MemberType = (typeof MEMBER_TYPES)[number];

/**
 * People who may grant an organization's licences: its owner and members with `billing`, or only site administrators.
 */
export const LICENSE_GRANTORS = ['owner', 'administrator'] as const;
export type LicenseGrantor = (typeof LICENSE_GRANTORS)[number];
