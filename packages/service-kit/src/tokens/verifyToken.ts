import { jwtVerify, type CryptoKey, type JWTPayload, type JWTVerifyGetKey, type JWTVerifyOptions } from 'jose';
import { requireCanonicalToken } from './requireCanonicalToken.ts';

export interface TokenExpectations extends JWTVerifyOptions {
  /** Allowed algorithms of signatures. A header that names another is refused. */
  readonly algorithms: string[];
}

/**
 * The claims of a token that `key` signed and that is written in its one form: the one way in for signed tokens, wherever
 * they are accepted. Throws jose's errors: JWTExpired for one that was good once.
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
