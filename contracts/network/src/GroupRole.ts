/** A member's role in a group, as the specified clients send it. */
export const GROUP_ROLES = { member: 0, moderator: 1 } as const;
export type GroupRole = (typeof GROUP_ROLES)[keyof typeof GROUP_ROLES];

/** The group's admin among its members: its owner, who is nobody's contact there and can't be removed. */
export const GROUP_ADMIN_CONTACT_ID = '0';
