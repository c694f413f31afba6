import type { Model } from 'mongoose';
import type { Secrets } from '@meet/service-kit';
import * as oidc from 'openid-client';
import type { SignInAttemptRecord } from '../models/signInAttemptModel.ts';
import type { SpentRecord } from '../models/spentModels.ts';
import { createIdTokenVerifier, type VerifyIdToken } from './createIdTokenVerifier.ts';
import { digest } from '../tokens/digest.ts';
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
  /** The identity of an ID token that the client got by itself, once; undefined as above. */
  verify(idToken: string): Promise<Identity | undefined>;
}

export interface ThirdPartyOptions {
  readonly kind: ThirdParty['kind'];
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly redirectUri: string;
  readonly attempts: Model<SignInAttemptRecord>;
  readonly spent: Model<SpentRecord>;
  readonly secrets: Secrets;
  now(): number;
}

/** What discovery tells, and what is made of it. */
interface Issuer {
  readonly configuration: oidc.Configuration;
  readonly name: string;
  readonly verifyIdToken: VerifyIdToken;
}

/** Signs in by OpenID Connect: code flow with state, nonce and PKCE. The issuer's metadata is read when first needed. */
export function createThirdParty(options: ThirdPartyOptions): ThirdParty {
  const { kind, issuer, clientId, clientSecret, redirectUri, attempts, spent, secrets, now } = options;
  let found: Promise<Issuer> | undefined;

  function discover(): Promise<Issuer> {
    found ??= readIssuer().catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  }

  async function readIssuer(): Promise<Issuer> {
    const configuration = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // An issuer on this machine has no certificate.
      execute: issuer.startsWith('http://') ? [oidc.allowInsecureRequests] : [],
    });
    const { issuer: name, jwks_uri: keysUrl } = configuration.serverMetadata();
    if (!keysUrl) throw new Error('The issuer names no keys');
    return {
      configuration,
      name,
      verifyIdToken: createIdTokenVerifier({ issuer: name, keysUrl, clientId, spent, now }),
    };
  }

  async function takeAttempt(state: string) {
    const attempt = await attempts.findOneAndDelete({ _id: digest(state) }).lean();
    if (!attempt || attempt.expiresAt.getTime() <= now()) return undefined;
    return JSON.parse(secrets.open(SEALED_FOR, attempt.sealed)) as { verifier: string; nonce: string };
  }

  return {
    kind,

    async begin() {
      const { configuration } = await discover();
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
      const { configuration, name, verifyIdToken } = await discover();
      const answer = new URL(redirectUri);
      // Callers of the older form send no issuer; there is but one that the state was made for.
      answer.search = new URLSearchParams({
        code,
        state,
        iss: iss ?? name,
      }).toString();
      const tokens = await oidc
        .authorizationCodeGrant(configuration, answer, {
          pkceCodeVerifier: attempt.verifier,
          expectedState: state,
          expectedNonce: attempt.nonce,
          idTokenExpected: true,
        })
        .catch(() => undefined);
      if (!tokens?.id_token) return undefined;
      // The library trusts what it fetched itself; it is judged all the same, as every token is.
      const { id_token: idToken, access_token: accessToken } = tokens;
      const claims = await verifyIdToken(idToken, { nonce: attempt.nonce, accessToken });
      return claims && readIdentity(claims);
    },

    async verify(idToken) {
      const claims = await (await discover()).verifyIdToken(idToken);
      return claims && readIdentity(claims);
    },
  };
}
