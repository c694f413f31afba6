/**
 * A person for whom an issuer vouches. Issuer and subject identify the person; the address may pass to another person.
 */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly fullName: string;
}

/** Returns the identity in an ID token's claims; undefined if the issuer does not vouch for the address. */
export function readIdentity(claims: Readonly<Record<string, unknown>>): Identity | undefined {
  const { iss, sub, email, email_verified: isVerified, name } = claims;
  if (typeof iss !== 'string' || typeof sub !== 'string' || typeof email !== 'string' || isVerified !== true) {
    return undefined;
  }
  return { issuer: iss, subject: sub, email, fullName: typeof name === 'string' ? name : email.split('@')[0]! };
}
