import { getAccounts } from '@meet/accounts-contract';
import {
  ACCESS_TOKEN_PREFIX,
  OAUTH_LIFETIMES,
  OAUTH_SCOPES,
  type AuthorizationFailure,
  OAUTH_ENDPOINTS,
} from '@meet/oauth-contract';
import type { ServiceBase } from '@meet/service-kit';
import { randomBytes } from 'node:crypto';
import { errors, Provider } from 'oidc-provider';
import type { ClientStore } from '../clients/createClientStore.ts';
import { createAdapter, type AdapterOptions } from './createAdapter.ts';
import { deriveSigningKey } from './deriveSigningKey.ts';
import { failureAddress } from './failureAddress.ts';

const TOKEN_BYTES = 32;
const REFRESH_TOKEN_PREFIX = 'mor_';

/**
 * Creates an OAuth 2.1 server with nothing beyond it: codes with PKCE, rotated refresh tokens and revocation. All
 * tokens are opaque.
 */
export function createProvider(
  { publicUrl, secrets, callAsService, log }: ServiceBase,
  stores: AdapterOptions & { readonly clientStore: ClientStore },
): Provider {
  const ownOrigin = new URL(publicUrl).origin;
  const isSecure = publicUrl.startsWith('https:');
  const cookie = { httpOnly: true, sameSite: 'lax', secure: isSecure, signed: true } as const;
  const provider = new Provider(publicUrl, {
    adapter: createAdapter(stores),
    routes: {
      authorization: OAUTH_ENDPOINTS.authorization,
      token: OAUTH_ENDPOINTS.token,
      revocation: OAUTH_ENDPOINTS.revocation,
    },
    scopes: [...OAUTH_SCOPES],
    claims: {},
    responseTypes: ['code'],
    pkce: { required: () => true },
    clientAuthMethods: ['client_secret_basic', 'none'],
    // An application with a secret does not run in a page. The endpoints read no cookie, so a request from another
    // origin must not send one.
    clientBasedCORS: (context, origin, client) =>
      client.clientAuthMethod === 'none' && (origin === ownOrigin || context.get('cookie') === ''),
    allowOmittingSingleRegisteredRedirectUri: false,
    jwks: { keys: [deriveSigningKey(secrets)] },
    clientDefaults: { id_token_signed_response_alg: 'ES256' },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      resourceIndicators: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: async (_context, client, token) => token.clientId === client.clientId,
      },
    },
    cookies: {
      keys: [secrets.derive('oauth/cookies').toString('hex')],
      names: { session: 'oauth_session', interaction: 'oauth_request', resume: 'oauth_resume' },
      short: cookie,
      // The product's own session decides, at each request, who is signed in. This path is never requested, so that
      // browsers never send the library's session cookie back.
      long: { ...cookie, path: `${OAUTH_ENDPOINTS.authorization}/forgotten` },
    },
    ttl: {
      Interaction: OAUTH_LIFETIMES.request,
      Session: OAUTH_LIFETIMES.code,
      AuthorizationCode: OAUTH_LIFETIMES.code,
      AccessToken: OAUTH_LIFETIMES.accessToken,
      RefreshToken: OAUTH_LIFETIMES.refreshToken,
      Grant: OAUTH_LIFETIMES.authorization,
    },
    // Revoking one token revokes the whole permission.
    revokeGrantPolicy: () => true,
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    findAccount: async (_context, accountId) => {
      const { accounts } = await callAsService(getAccounts, { accountIds: [accountId] });
      return accounts.length ? { accountId, claims: () => ({ sub: accountId }) } : undefined;
    },
    interactions: { url: (_context, { uid }) => `${publicUrl}${OAUTH_ENDPOINTS.interaction}/${uid}` },
    renderError: (context, out, error) => {
      if (context.path.startsWith(OAUTH_ENDPOINTS.authorization)) {
        context.status = 303;
        context.redirect(failureAddress(publicUrl, findFailure(error)));
      } else context.body = out;
    },
  });
  // Behind a proxy that terminates TLS, addresses must use the public address.
  provider.proxy = isSecure;
  nameTokens(provider.AccessToken, ACCESS_TOKEN_PREFIX);
  nameTokens(provider.RefreshToken, REFRESH_TOKEN_PREFIX);
  provider.Client.prototype.compareClientSecret = function isOwnSecret(actual: string) {
    return stores.clientStore.isSecret(this.clientSecret!, actual);
  };
  provider.on('server_error', (_context, error) => log.error({ err: error }, 'the authorization server failed'));
  return provider;
}

/** Gives tokens a prefix that shows their purpose, so that scanners and people recognise leaked tokens. */
function nameTokens({ prototype }: { readonly prototype: object }, prefix: string): void {
  const tokens = prototype as { generateTokenId(): string };
  const { generateTokenId } = tokens;
  tokens.generateTokenId = function withPrefix(this: object) {
    // The library stores the token's format when it generates its own id.
    generateTokenId.call(this);
    return `${prefix}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
  };
}

function findFailure(error: Error): AuthorizationFailure {
  if (error instanceof errors.InvalidClientMetadata) return 'server-error';
  if (error instanceof errors.InvalidClient) return 'unknown-client';
  if (error instanceof errors.InvalidRedirectUri) return 'redirect-uri';
  if (error instanceof errors.SessionNotFound) return 'expired';
  return error instanceof errors.OIDCProviderError ? 'invalid-request' : 'server-error';
}
