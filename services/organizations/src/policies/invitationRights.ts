/** Right that is needed to send, resend and revoke an invitation of each kind. */
export const INVITATION_RIGHTS = { member: 'invite', owner: 'transfer' } as const;
