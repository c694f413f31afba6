import { verifyToken } from '@meet/service-kit/tokens';
import { decodeJwt, decodeProtectedHeader, errors, importSPKI, SignJWT, type JWTPayload } from 'jose';
import { randomBytes } from 'node:crypto';
import type { Reach } from '@meet/service-kit';
import type { JiraInstallation, JiraStore } from './createJiraStore.ts';
import { queryStringHash, type CanonicalRequest } from './queryStringHash.ts';

/** Maximum difference between a site’s clock and ours. */
const CLOCK_TOLERANCE_SECONDS = 30;
const KEY_ID = /^[\w.-]{1,200}$/;
const KEY_MAX_BYTES = 8 * 1024;
/** Lifetime of our own requests to a site. */
const REQUEST_LIFE_SECONDS = 180;
/** Time to sign in and to confirm the connection. */
const LANDING_LIFE_SECONDS = 600;
/** Time for which a panel's button works. After it, the panel tells the person to reload the issue. */
const PANEL_LIFE_SECONDS = 3600;

/** Pseudo-requests that our own tokens are bound to, so that no token can be used for another’s purpose. */
const LANDING: CanonicalRequest = { method: 'GET', path: '/landing-jira' };
const PANEL: CanonicalRequest = { method: 'POST', path: '/panel' };

export type TokenFault = 'invalid' | 'expired' | 'used';

export interface VerifiedToken {
  readonly installation: JiraInstallation;
  readonly claims: JWTPayload;
  /** Unix milliseconds until which the token is valid. */
  readonly until: number;
}

export type Verdict = VerifiedToken | { readonly fault: TokenFault };

/** One issue’s panel, opened by one person. */
export interface PanelSubject {
  readonly jiraAccountId: string;
  readonly issueKey: string;
}

export interface JiraTokens {
  /**
   * Verifies a site's token for one request to us. `mayBeRemoved` also accepts a site that removed the app, so that it
   * can install it again.
   */
  verifyRequest(token: string, request: CanonicalRequest, mayBeRemoved?: boolean): Promise<Verdict>;
  /**
   * Returns the site that a token names, without verification. Use it only to choose the frame for an error message.
   */
  siteNamedBy(token: string): Promise<JiraInstallation | null>;
  /**
   * Verifies the host's token for one lifecycle request. Returns the Unix milliseconds until which it is valid;
   * undefined if it is invalid.
   */
  verifyLifecycle(token: string, request: CanonicalRequest, clientKey: string): Promise<number | undefined>;
  verifyLanding(token: string): Promise<Verdict>;
  verifyPanel(token: string): Promise<Verdict>;
  signLanding(installation: JiraInstallation, jiraAccountId: string): Promise<string>;
  signPanel(installation: JiraInstallation, subject: PanelSubject): Promise<string>;
  /** Signs our own request to a site. */
  signRequest(installation: JiraInstallation, request: CanonicalRequest): Promise<string>;
}

export interface JiraTokensOptions {
  readonly store: JiraStore;
  readonly reach: Reach;
  /** Key of the app at Atlassian. */
  readonly appKey: string;
  /** Address of the app’s routes, as its descriptor states. */
  readonly appUrl: string;
  /** Address of the host’s public keys. */
  readonly installKeysUrl: string;
  now(): number;
}

export function createJiraTokens(options: JiraTokensOptions): JiraTokens {
  const { store, reach, appKey, appUrl, installKeysUrl, now } = options;
  const seconds = () => Math.floor(now() / 1000);
  const toKey = ({ secret }: JiraInstallation) => new TextEncoder().encode(secret);
  const expectations = () => ({
    requiredClaims: ['iss', 'exp', 'qsh'],
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    currentDate: new Date(now()),
  });
  const toExpiry = ({ exp }: JWTPayload) => (exp! + CLOCK_TOLERANCE_SECONDS) * 1000;

  /** Returns the claimed issuer, which must not be trusted before the signature is verified. */
  function findIssuer(token: string): string | undefined {
    try {
      const { iss } = decodeJwt(token);
      return typeof iss === 'string' && iss.length <= 200 ? iss : undefined;
    } catch {
      return undefined;
    }
  }

  async function siteNamedBy(token: string): Promise<JiraInstallation | null> {
    const clientKey = findIssuer(token);
    return clientKey === undefined ? null : store.find(clientKey);
  }

  async function verify(
    token: string,
    request: CanonicalRequest,
    { audience, mayBeRemoved = false }: { audience?: string; mayBeRemoved?: boolean } = {},
  ): Promise<Verdict> {
    const installation = await siteNamedBy(token);
    if (!installation || (installation.state === 'removed' && !mayBeRemoved)) return { fault: 'invalid' };
    try {
      const claims = await verifyToken(token, toKey(installation), {
        algorithms: ['HS256'],
        issuer: installation._id,
        ...(audience !== undefined && { audience }),
        ...expectations(),
      });
      if (claims['qsh'] !== queryStringHash(request)) return { fault: 'invalid' };
      return { installation, claims, until: toExpiry(claims) };
    } catch (error) {
      return { fault: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
    }
  }

  const sign = (installation: JiraInstallation, claims: JWTPayload, request: CanonicalRequest, life: number) =>
    new SignJWT({ ...claims, qsh: queryStringHash(request) })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(seconds())
      .setExpirationTime(seconds() + life)
      .sign(toKey(installation));

  /**
   * Signs a token for a page of ours with the site’s own secret. It is as trustworthy as a token that the site made.
   */
  const signOwn = (installation: JiraInstallation, claims: JWTPayload, request: CanonicalRequest, life: number) =>
    sign(
      installation,
      { iss: installation._id, aud: appUrl, jti: randomBytes(16).toString('base64url'), ...claims },
      request,
      life,
    );

  async function fetchKey(token: string): Promise<string | undefined> {
    const { kid } = decodeProtectedHeader(token);
    if (typeof kid !== 'string' || !KEY_ID.test(kid)) return undefined;
    const { statusCode, ...sent } = await reach.send(`${installKeysUrl.replace(/\/$/, '')}/${kid}`, {
      method: 'GET',
      headers: { accept: 'text/plain' },
      bytes: KEY_MAX_BYTES,
    });
    return statusCode === 200 && 'text' in sent ? await sent.text : undefined;
  }

  return {
    siteNamedBy,
    verifyRequest: (token, request, mayBeRemoved) => verify(token, request, { mayBeRemoved: mayBeRemoved ?? false }),

    async verifyLifecycle(token, request, clientKey) {
      try {
        const pem = await fetchKey(token);
        if (!pem) return undefined;
        const claims = await verifyToken(token, await importSPKI(pem, 'RS256'), {
          algorithms: ['RS256'],
          issuer: clientKey,
          audience: appUrl,
          ...expectations(),
        });
        return claims['qsh'] === queryStringHash(request) ? toExpiry(claims) : undefined;
      } catch {
        return undefined;
      }
    },

    async verifyLanding(token) {
      const verdict = await verify(token, LANDING, { audience: appUrl });
      if ('fault' in verdict) return verdict;
      if (typeof verdict.claims.sub !== 'string' || verdict.installation.state !== 'enabled')
        return { fault: 'invalid' };
      return (await store.isSpent(token)) ? { fault: 'used' } : verdict;
    },

    verifyPanel: (token) => verify(token, PANEL, { audience: appUrl }),

    signLanding: (installation, jiraAccountId) =>
      signOwn(installation, { sub: jiraAccountId }, LANDING, LANDING_LIFE_SECONDS),

    signPanel: (installation, { jiraAccountId, issueKey }) =>
      signOwn(installation, { sub: jiraAccountId, issue: issueKey }, PANEL, PANEL_LIFE_SECONDS),

    signRequest: (installation, request) => sign(installation, { iss: appKey }, request, REQUEST_LIFE_SECONDS),
  };
}
