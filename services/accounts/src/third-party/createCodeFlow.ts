import type { Secrets } from '@meet/service-kit';
import type { Model } from 'mongoose';
import * as oidc from 'openid-client';
import type { SignInAttemptRecord } from '../models/signInAttemptModel.ts';
import { digest } from '../tokens/digest.ts';
import type { Issuer } from './createIssuer.ts';

const ATTEMPT_LIFE_MS = 10 * 60_000;
const SEALED_FOR = 'sign-in-attempt';

/** Makes people with several accounts choose one each time; issuers use different values for this parameter. */
const PROMPT = { google: { prompt: 'select_account' }, development: { prompt: 'login' }, other: {} } as const;

/** A provider's answer to our redirect address. */
export interface CodeAnswer {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | undefined;
}

export interface Granted {
  readonly accessToken: string;
  readonly idToken: string | undefined;
  readonly nonce: string;
}

export interface CodeFlow {
  /** Starts a flow. Returns the issuer's page to open, and the state that its answer must bring back. */
  begin(): Promise<{ url: string; state: string }>;
  /** Exchanges a code, once. Returns undefined if the code or state is wrong, used, expired or from another flow. */
  finish(answer: CodeAnswer): Promise<Granted | undefined>;
}

export interface CodeFlowOptions {
  readonly issuer: Issuer;
  readonly redirectUri: string;
  readonly scope: string;
  readonly attempts: Model<SignInAttemptRecord>;
  readonly secrets: Secrets;
  now(): number;
}

/** Owner of a flow. Answers to another owner's flow are refused. */
type Owner = `contacts of ${string}`;

/** Creates a code flow with state and PKCE, and with a nonce if the scope requests the person's identity. */
export function createCodeFlow(options: CodeFlowOptions, owner?: Owner): CodeFlow {
  const { issuer, redirectUri, scope, attempts, secrets, now } = options;
  const requestsIdentity = scope.split(' ').includes('openid');
  const toKey = (state: string) => digest(owner ? `${owner} ${state}` : state);

  async function takeAttempt(state: string) {
    const attempt = await attempts.findOneAndDelete({ _id: toKey(state) }).lean();
    if (!attempt || attempt.expiresAt.getTime() <= now()) return undefined;
    return JSON.parse(secrets.open(SEALED_FOR, attempt.sealed)) as { verifier: string; nonce: string };
  }

  return {
    async begin() {
      const configuration = await issuer.discover();
      const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
      await attempts.create({
        _id: toKey(state),
        sealed: secrets.seal(SEALED_FOR, JSON.stringify({ verifier, nonce })),
        expiresAt: new Date(now() + ATTEMPT_LIFE_MS),
      });
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope,
        state,
        ...(requestsIdentity && { nonce }),
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...PROMPT[issuer.kind],
      });
      return { url: url.href, state };
    },

    async finish({ code, state, iss }) {
      const attempt = await takeAttempt(state);
      if (!attempt) return undefined;
      const configuration = await issuer.discover();
      const answer = new URL(redirectUri);
      // Older callers send no issuer; the state belongs to this issuer only.
      answer.search = new URLSearchParams({
        code,
        state,
        iss: iss ?? configuration.serverMetadata().issuer,
      }).toString();
      const tokens = await oidc
        .authorizationCodeGrant(configuration, answer, {
          pkceCodeVerifier: attempt.verifier,
          expectedState: state,
          ...(requestsIdentity && { expectedNonce: attempt.nonce, idTokenExpected: true }),
        })
        .catch(() => undefined);
      return tokens && { accessToken: tokens.access_token, idToken: tokens.id_token, nonce: attempt.nonce };
    },
  };
}
