import type { Model } from 'mongoose';
import type { SpentRecord } from '../models/spentModels.ts';
import { createCodeFlow, type CodeAnswer, type CodeFlowOptions } from './createCodeFlow.ts';
import { createIdTokenVerifier, type VerifyIdToken } from './createIdTokenVerifier.ts';
import type { IssuerKind } from './createIssuer.ts';
import { readIdentity, type Identity } from './Identity.ts';

const SCOPE = 'openid email profile';

export interface ThirdParty {
  readonly kind: IssuerKind;
  /** Starts a sign-in. Returns the issuer's page to open, and the state that its answer must bring back. */
  begin(): Promise<{ url: string; state: string }>;
  /** Returns the identity behind a code; undefined if the code, state or token is wrong, used, foreign or expired. */
  finish(answer: CodeAnswer): Promise<Identity | undefined>;
  /** Returns the identity in an ID token that the client obtained itself, once; undefined as above. */
  verify(idToken: string): Promise<Identity | undefined>;
}

export interface ThirdPartyOptions extends Omit<CodeFlowOptions, 'scope'> {
  readonly spent: Model<SpentRecord>;
}

/** Signs people in by OpenID Connect: code flow with state, nonce and PKCE. */
export function createThirdParty(options: ThirdPartyOptions): ThirdParty {
  const { issuer, spent, now } = options;
  const flow = createCodeFlow({ ...options, scope: SCOPE });
  let verifyIdToken: VerifyIdToken | undefined;

  async function openVerifier(): Promise<VerifyIdToken> {
    const configuration = await issuer.discover();
    const { issuer: name, jwks_uri: keysUrl } = configuration.serverMetadata();
    if (!keysUrl) throw new Error('The issuer names no keys');
    const { client_id: clientId } = configuration.clientMetadata();
    return (verifyIdToken ??= createIdTokenVerifier({ issuer: name, keysUrl, clientId, spent, now }));
  }

  return {
    kind: issuer.kind,
    begin: flow.begin,

    async finish(answer) {
      const granted = await flow.finish(answer);
      if (!granted?.idToken) return undefined;
      const verify = await openVerifier();
      // The library trusts a token that it fetched itself; we verify it nevertheless, like every token.
      const claims = await verify(granted.idToken, { nonce: granted.nonce, accessToken: granted.accessToken });
      return claims && readIdentity(claims);
    },

    async verify(idToken) {
      const verify = await openVerifier();
      const claims = await verify(idToken);
      return claims && readIdentity(claims);
    },
  };
}
