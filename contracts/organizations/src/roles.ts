/**
 * A member's `role`: the position that they were given, as the specified clients send it. A role comes with the permission
 * of its name, which can be changed apart from it: the role says what somebody is there, the permission what they may do.
 */
export const ORGANIZATION_ROLES = { member: 0, billing: 1, admin: 2 } as const;
export type GivenRole = (typeof ORGANIZATION_ROLES)[keyof typeof ORGANIZATION_ROLES];

/** The owner's role. It is told and never given: an organization has one owner, who hands it over. */
export const ORGANIZATION_OWNER_ROLE = 3;
export type OrganizationRole = GivenRole | typeof ORGANIZATION_OWNER_ROLE;

/** Permissions that can be given; only the owner's own is called `owner`. */
export const GIVEN_PERMISSIONS = ['member', 'billing', 'admin'] as const;
export type GivenPermission = (typeof GIVEN_PERMISSIONS)[number];
export const ORGANIZATION_PERMISSIONS = [...GIVEN_PERMISSIONS, 'owner'] as const;
export type OrganizationPermission = (typeof ORGANIZATION_PERMISSIONS)[number];

/**
 * A `member_type`: a guest is from outside. They are seen and see, as every member; they have the role and permission of a
 * member and no licence, until they are made a member.
 */
export const MEMBER_TYPES = ['member', 'guest'] as const;
export type MemberType = (typeof MEMBER_TYPES)[number];

/** The people who may grant an organization licences: its owner and members with `billing`, or only site administrators. */
export const LICENSE_GRANTORS = ['owner', 'administrator'] as const;
export type LicenseGrantor = (typeof LICENSE_GRANTORS)[number];
