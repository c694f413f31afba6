import { verifyToken } from '@meet/service-kit/tokens';
import { createRemoteJWKSet, type JWTPayload } from 'jose';
import type { Model } from 'mongoose';
import { createHash } from 'node:crypto';
import { spend } from '../models/spend.ts';
import type { SpentRecord } from '../models/spentModels.ts';
import { digest } from '../tokens/digest.ts';

/** Maximum difference between the issuer's clock and ours. */
const CLOCK_TOLERANCE_SECONDS = 30;
/** Accepted signature algorithms. All use SHA-256, so `at_hash` does too. */
const ALGORITHMS = ['RS256', 'ES256', 'PS256'];

export interface IdTokenVerifierOptions {
  readonly issuer: string;
  /** Address of the issuer's public keys. */
  readonly keysUrl: string;
  readonly clientId: string;
  readonly spent: Model<SpentRecord>;
  now(): number;
}

export interface BoundTo {
  /** Nonce that the token must carry. */
  readonly nonce?: string;
  /** Access token that was issued together with the token. */
  readonly accessToken?: string;
}

/**
 * Returns the claims of an ID token. Returns undefined for a token that is forged, foreign, expired, from another
 * sign-in or already used.
 */
export type VerifyIdToken = (idToken: string, boundTo?: BoundTo) => Promise<JWTPayload | undefined>;

export function createIdTokenVerifier({
  issuer,
  keysUrl,
  clientId,
  spent,
  now,
}: IdTokenVerifierOptions): VerifyIdToken {
  const keys = createRemoteJWKSet(new URL(keysUrl));

  return async (idToken, { nonce, accessToken } = {}) => {
    const claims = await verifyToken(idToken, keys, {
      algorithms: ALGORITHMS,
      issuer,
      audience: clientId,
      requiredClaims: ['exp', 'iat', 'sub'],
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: new Date(now()),
    }).catch(() => undefined);
    if (!claims || !isForClient(claims, clientId)) return undefined;
    if (nonce !== undefined && claims['nonce'] !== nonce) return undefined;
    if (accessToken !== undefined && !isBesideToken(claims, accessToken)) return undefined;
    const until = (claims.exp! + CLOCK_TOLERANCE_SECONDS) * 1000;
    return (await spend(spent, digest(getSignedPart(idToken)), until)) ? claims : undefined;
  };
}

/** Returns whether the token was issued to us. With several audiences, it must name us in `azp`. */
function isForClient({ aud, azp }: JWTPayload, clientId: string): boolean {
  return azp === undefined ? [aud].flat().length === 1 : azp === clientId;
}

/** Returns whether the token was issued together with this access token, if it names one. */
function isBesideToken({ at_hash: hash }: JWTPayload, accessToken: string): boolean {
  if (hash === undefined) return true;
  const whole = createHash('sha256').update(accessToken).digest();
  return hash === whole.subarray(0, whole.length / 2).toString('base64url');
}

/** Returns the token without its signature: anybody can derive a second valid signature from an elliptic-curve one. */
const getSignedPart = (token: string) => token.slice(0, token.lastIndexOf('.'));
