import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { Model } from 'mongoose';
import type { Secrets } from '@meet/service-kit';
import { createHash } from 'node:crypto';
import * as oidc from 'openid-client';
import type { SignInAttemptRecord } from '../models/signInAttempts.ts';
import { readIdentity, type Identity } from './Identity.ts';

const ATTEMPT_LIFE_MS = 10 * 60_000;
const SEALED_FOR = 'sign-in-attempt';
const TIMEOUT_SECONDS = 10;
const SCOPE = 'openid email profile';

/** People with several accounts choose each time; not every issuer knows the word for it. */
const PROMPT = { google: { prompt: 'select_account' }, development: { prompt: 'login' }, other: {} } as const;

export interface ThirdParty {
  readonly kind: 'google' | 'development' | 'other';
  /** The issuer's page to open, and the state that its answer must bring back. */
  begin(): Promise<{ url: string; state: string }>;
  /** The identity behind a code; undefined for a code, state or token that is wrong, used, foreign or old. */
  finish(answer: { code: string; state: string; iss?: string | undefined }): Promise<Identity | undefined>;
  /** The identity of an ID token that the client got by itself; undefined as above. */
  verify(idToken: string): Promise<Identity | undefined>;
}

export interface ThirdPartyOptions {
  readonly kind: ThirdParty['kind'];
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly redirectUri: string;
  readonly attempts: Model<SignInAttemptRecord>;
  readonly secrets: Secrets;
  now(): number;
}

/** Signs in by OpenID Connect: code flow with state, nonce and PKCE. The issuer's metadata is read when first needed. */
export function createThirdParty(options: ThirdPartyOptions): ThirdParty {
  const { kind, issuer, clientId, clientSecret, redirectUri, attempts, secrets, now } = options;
  let found: Promise<oidc.Configuration> | undefined;

  function discover(): Promise<oidc.Configuration> {
    found ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIMEOUT_SECONDS,
        execute: [
          // The library trusts TLS for tokens it fetched itself; the signature is checked all the same.
          oidc.enableNonRepudiationChecks,
          // An issuer on this machine has no certificate.
          ...(issuer.startsWith('http://') ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        found = undefined;
        throw error;
      });
    return found;
  }

  async function takeAttempt(state: string) {
    const attempt = await attempts.findOneAndDelete({ _id: digest(state) }).lean();
    if (!attempt || attempt.expiresAt.getTime() <= now()) return undefined;
    return JSON.parse(secrets.open(SEALED_FOR, attempt.sealed)) as { verifier: string; nonce: string };
  }

  return {
    kind,

    async begin() {
      const configuration = await discover();
      const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
      await attempts.create({
        _id: digest(state),
        sealed: secrets.seal(SEALED_FOR, JSON.stringify({ verifier, nonce })),
        expiresAt: new Date(now() + ATTEMPT_LIFE_MS),
      });
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...PROMPT[kind],
      });
      return { url: url.href, state };
    },

    async finish({ code, state, iss }) {
      const attempt = await takeAttempt(state);
      if (!attempt) return undefined;
      const configuration = await discover();
      const answer = new URL(redirectUri);
      // Callers of the older form send no issuer; there is but one that the state was made for.
      answer.search = new URLSearchParams({
        code,
        state,
        iss: iss ?? configuration.serverMetadata().issuer,
      }).toString();
      const tokens = await oidc
        .authorizationCodeGrant(configuration, answer, {
          pkceCodeVerifier: attempt.verifier,
          expectedState: state,
          expectedNonce: attempt.nonce,
          idTokenExpected: true,
        })
        .catch(() => undefined);
      const claims = tokens?.claims();
      return claims && readIdentity(claims);
    },

    async verify(idToken) {
      const { jwks_uri: keys, issuer: expected } = (await discover()).serverMetadata();
      if (!keys) return undefined;
      const verified = await jwtVerify(idToken, createRemoteJWKSet(new URL(keys)), {
        issuer: expected,
        audience: clientId,
        algorithms: ['RS256', 'ES256', 'PS256'],
        requiredClaims: ['exp', 'sub'],
      }).catch(() => undefined);
      return verified && readIdentity(verified.payload);
    },
  };
}

const digest = (state: string) => createHash('sha256').update(state).digest('base64url');
