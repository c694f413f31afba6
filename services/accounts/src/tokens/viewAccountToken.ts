import type { Secrets } from '@meet/service-kit';
import { verifyToken } from '@meet/service-kit/tokens';
import { SignJWT } from 'jose';

const ALGORITHM = 'HS256';
const AUDIENCE = 'login-as-user';
const LIFE_SECONDS = 120;

export interface ViewAccount {
  /** Secret of the single-use link behind the token, which makes a replay fail. */
  readonly secret: string;
  readonly adminId: string;
  readonly subjectId: string;
}

const toKey = (secrets: Secrets) => secrets.derive('view-account');

export function signViewAccount(secrets: Secrets, view: ViewAccount, now: number): Promise<string> {
  const at = Math.floor(now / 1000);
  return new SignJWT({ adm: view.adminId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(view.subjectId)
    .setJti(view.secret)
    .setAudience(AUDIENCE)
    .setIssuedAt(at)
    .setExpirationTime(at + LIFE_SECONDS)
    .sign(toKey(secrets));
}

/**
 * Returns the content of a valid token. Returns undefined unless we signed it recently, for this purpose and with this
 * algorithm.
 */
export async function readViewAccount(secrets: Secrets, token: string, now: number): Promise<ViewAccount | undefined> {
  try {
    const claims = await verifyToken(token, toKey(secrets), {
      algorithms: [ALGORITHM],
      audience: AUDIENCE,
      currentDate: new Date(now),
      requiredClaims: ['sub', 'jti', 'exp', 'adm'],
    });
    return { secret: claims.jti!, adminId: String(claims['adm']), subjectId: claims.sub! };
  } catch {
    return undefined;
  }
}
