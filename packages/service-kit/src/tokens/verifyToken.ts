import { jwtVerify, type CryptoKey, type JWTPayload, type JWTVerifyGetKey, type JWTVerifyOptions } from 'jose';
import { requireCanonicalToken } from './requireCanonicalToken.ts';

export interface TokenExpectations extends JWTVerifyOptions {
  /** Accepted signature algorithms. A header with another one is refused. */
  readonly algorithms: string[];
}

/**
 * Returns the claims of a token that `key` signed and that is in its canonical form. All signed tokens are verified by
 * this function. Throws jose's errors, for example JWTExpired.
 */
export async function verifyToken(
  token: string,
  key: Uint8Array | CryptoKey | JWTVerifyGetKey,
  expectations: TokenExpectations,
): Promise<JWTPayload> {
  requireCanonicalToken(token);
  const { payload } = await jwtVerify(token, key as JWTVerifyGetKey, expectations);
  return payload;
}
