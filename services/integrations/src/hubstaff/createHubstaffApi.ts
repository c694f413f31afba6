import type { HubstaffProject } from '@meet/integrations-contract';
import * as oidc from 'openid-client';

const TIMEOUT_SECONDS = 15;
const SCOPE = 'openid profile email hubstaff:read hubstaff:write';
const PROJECTS_MAX = 500;

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

export interface TimeEntry {
  /** Unix milliseconds. */
  readonly startedAt: number;
  readonly seconds: number;
  readonly note: string;
}

/**
 * Result of sending a time entry. It is recorded; or it failed for now, permanently, or for lack of a valid token; or
 * the result is unknown.
 */
export type EntryOutcome = 'recorded' | 'later' | 'refused' | 'unauthorized' | 'uncertain';

/** Thrown when Hubstaff refuses a token or a code. */
export class HubstaffUnauthorized extends Error {}

export interface HubstaffApi {
  begin(): Promise<{ url: string; state: string; verifier: string; nonce: string }>;
  /** Throws HubstaffUnauthorized if the code is wrong, used, foreign or expired. */
  exchange(
    answer: { code: string; iss?: string | undefined },
    begun: { state: string; verifier: string; nonce: string },
  ): Promise<Tokens>;
  /** Throws HubstaffUnauthorized if the authorization has ended. */
  refresh(tokens: Tokens): Promise<Tokens>;
  readMe(tokens: Tokens): Promise<{ id: string; name: string }>;
  listProjects(tokens: Tokens): Promise<HubstaffProject[]>;
  addEntry(tokens: Tokens, userId: string, projectId: string, entry: TimeEntry): Promise<EntryOutcome>;
}

export interface HubstaffApiOptions {
  readonly issuer: string;
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly redirectUri: string;
}

/** Error codes of connections that failed before anything was sent. */
const UNSENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * Creates a Hubstaff client by its documentation: OpenID Connect for the authorization, and version 2 of its API.
 * https://developer.hubstaff.com
 */
export function createHubstaffApi(options: HubstaffApiOptions): HubstaffApi {
  const { issuer, apiUrl, clientId, clientSecret, redirectUri } = options;
  let found: Promise<oidc.Configuration> | undefined;

  function discover(): Promise<oidc.Configuration> {
    found ??= oidc
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: TIMEOUT_SECONDS,
        // An issuer on this machine has no certificate.
        execute: issuer.startsWith('http://') ? [oidc.allowInsecureRequests] : [],
      })
      .catch((error: unknown) => {
        found = undefined;
        throw error;
      });
    return found;
  }

  async function grant(work: () => Promise<oidc.TokenEndpointResponse>, former?: Tokens): Promise<Tokens> {
    try {
      const { access_token: access, refresh_token: refresh = former?.refresh } = await work();
      if (!refresh) throw new HubstaffUnauthorized('Hubstaff gave no refresh token');
      return { access, refresh };
    } catch (error) {
      // Only a refusal by the issuer counts as unauthorized, not a failed connection.
      if (error instanceof oidc.ResponseBodyError && error.status < 500 && error.status !== 429)
        throw new HubstaffUnauthorized(error.error);
      throw error;
    }
  }

  const call = (path: string, { access }: Tokens, init: RequestInit = {}) =>
    fetch(`${apiUrl}${path}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
      headers: { accept: 'application/json', authorization: `Bearer ${access}`, ...init.headers },
    });

  async function read<Answer>(path: string, tokens: Tokens): Promise<Answer> {
    const response = await call(path, tokens);
    if (response.status === 401) throw new HubstaffUnauthorized('The token is refused');
    if (!response.ok) throw new Error(`Hubstaff answered ${response.status}`);
    return (await response.json()) as Answer;
  }

  return {
    async begin() {
      const configuration = await discover();
      const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, state, verifier, nonce };
    },
    async exchange({ code, iss }, { state, verifier, nonce }) {
      const configuration = await discover();
      const answer = new URL(redirectUri);
      answer.search = new URLSearchParams({ code, state, ...(iss && { iss }) }).toString();
      return grant(() =>
        oidc.authorizationCodeGrant(configuration, answer, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        }),
      );
    },
    async refresh(tokens) {
      const configuration = await discover();
      return grant(() => oidc.refreshTokenGrant(configuration, tokens.refresh), tokens);
    },
    async readMe(tokens) {
      const { user } = await read<{ user: { id: number; name: string } }>('/v2/users/me', tokens);
      return { id: String(user.id), name: user.name };
    },
    async listProjects(tokens) {
      const { organizations } = await read<{ organizations: { id: number; name: string }[] }>(
        '/v2/organizations',
        tokens,
      );
      const projects: HubstaffProject[] = [];
      for (const { id, name: organizationName } of organizations) {
        const path = `/v2/organizations/${id}/projects?status=active&page_limit=${PROJECTS_MAX}`;
        const answer = await read<{ projects: { id: number; name: string }[] }>(path, tokens);
        for (const project of answer.projects)
          projects.push({ projectId: String(project.id), projectName: project.name, organizationName });
      }
      return projects.slice(0, PROJECTS_MAX);
    },
    async addEntry(tokens, userId, projectId, { startedAt, seconds, note }) {
      try {
        const { ok, status } = await call(`/v2/users/${userId}/time_entries`, tokens, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            project_id: Number(projectId),
            start_time: new Date(startedAt).toISOString(),
            tracked: seconds,
            note,
          }),
        });
        if (ok) return 'recorded';
        if (status === 401) return 'unauthorized';
        if (status === 429 || status === 503) return 'later';
        return status < 500 ? 'refused' : 'uncertain';
      } catch (error) {
        return UNSENT.has(String((error as { cause?: { code?: unknown } }).cause?.code)) ? 'later' : 'uncertain';
      }
    },
  };
}
