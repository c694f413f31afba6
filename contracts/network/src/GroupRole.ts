/** A member's role in a group, as the specified clients send it. */
export const GROUP_ROLES = { member: 0, moderator: 1 } as const;
export type GroupRole = (typeof GROUP_ROLES)[keyof typeof GROUP_ROLES];

/**
 * Contact id of a group's admin among its members. The admin is the owner, is nobody's contact there and cannot be
 * removed.
 */
export const GROUP_ADMIN_CONTACT_ID = '0';
