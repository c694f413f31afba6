/** Rights that are needed to send, resend and revoke an invitation of a kind. */
export const INVITATION_RIGHTS = { member: 'invite', owner: 'transfer' } as const;
