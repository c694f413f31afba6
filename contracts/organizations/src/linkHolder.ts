/** For whoever holds the link of an invitation, signed in or not. */
export const linkHolder = { access: 'public', rateLimit: { max: 60, windowSeconds: 60 } } as const;
