import { createHash, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { DEVELOPMENT_CLIENT_ID } from './developmentClient.ts';

export interface DevelopmentEntry {
  readonly userName: string;
  readonly projectName: string;
  readonly startedAt: string;
  readonly seconds: number;
  readonly note: string;
}

type Answer = readonly [status: number, body: object];

interface Code {
  readonly userId: number;
  readonly challenge: string;
  readonly nonce: string;
}

const PROJECTS = [
  { id: 501, name: 'Website' },
  { id: 502, name: 'Mobile app' },
];
const LIFE_SECONDS = 86_400;
const REFUSED: Answer = [400, { error: 'invalid_grant' }];
const random = () => randomBytes(24).toString('base64url');

/**
 * Creates a development substitute for Hubstaff: its issuer, which accepts any identity, and the used part of its API.
 * Its state lives in memory.
 */
export async function createDevelopmentHubstaff(issuer: string, redirectUri: string, clientSecret: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const key: JWK = { ...(await exportJWK(publicKey)), kid: 'development', alg: 'RS256', use: 'sig' };
  const names: string[] = [];
  const codes = new Map<string, Code>();
  const accessTokens = new Map<string, number>();
  const refreshTokens = new Map<string, number>();
  const entries: DevelopmentEntry[] = [];

  async function grant(userId: number, nonce?: string): Promise<Answer> {
    const [access_token, refresh_token] = [random(), random()];
    accessTokens.set(access_token, userId);
    refreshTokens.set(refresh_token, userId);
    const idToken = () =>
      new SignJWT({ nonce })
        .setProtectedHeader({ alg: 'RS256', kid: 'development' })
        .setIssuer(issuer)
        .setAudience(DEVELOPMENT_CLIENT_ID)
        .setSubject(String(userId))
        .setIssuedAt()
        .setExpirationTime('10 minutes')
        .sign(privateKey);
    const answer = { access_token, refresh_token, token_type: 'bearer', expires_in: LIFE_SECONDS };
    return [200, nonce === undefined ? answer : { ...answer, id_token: await idToken() }];
  }

  return {
    /** Received entries, the latest first. */
    get entries(): readonly DevelopmentEntry[] {
      return entries.toReversed();
    },
    keys: { keys: [key] },
    discovery: {
      issuer,
      authorization_endpoint: `${issuer}/authorizations/new`,
      token_endpoint: `${issuer}/access_tokens`,
      jwks_uri: `${issuer}/jwks.json`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    },
    /**
     * Returns the address to which a person with this name is sent back. Returns undefined for a request that our
     * client would not make.
     */
    agree(query: URLSearchParams, name: string): string | undefined {
      const getParameter = (field: string) => query.get(field) ?? '';
      const isOurs =
        getParameter('client_id') === DEVELOPMENT_CLIENT_ID && getParameter('redirect_uri') === redirectUri;
      if (!isOurs || getParameter('code_challenge_method') !== 'S256' || !name) return undefined;
      const known = names.indexOf(name);
      const userId = known < 0 ? names.push(name) : known + 1;
      const code = random();
      codes.set(code, { userId, challenge: getParameter('code_challenge'), nonce: getParameter('nonce') });
      return `${redirectUri}?${new URLSearchParams({ code, state: getParameter('state'), iss: issuer }).toString()}`;
    },
    async exchange(form: URLSearchParams): Promise<Answer> {
      const given = (field: string) => form.get(field) ?? '';
      if (given('client_id') !== DEVELOPMENT_CLIENT_ID || given('client_secret') !== clientSecret)
        return [401, { error: 'invalid_client' }];
      if (given('grant_type') === 'refresh_token') {
        const userId = refreshTokens.get(given('refresh_token'));
        // Each refresh token is valid once; the answer contains the next one.
        refreshTokens.delete(given('refresh_token'));
        return userId === undefined ? REFUSED : grant(userId);
      }
      const code = codes.get(given('code'));
      codes.delete(given('code'));
      const challenge = createHash('sha256').update(given('code_verifier')).digest('base64url');
      if (code?.challenge !== challenge || given('redirect_uri') !== redirectUri) return REFUSED;
      return grant(code.userId, code.nonce);
    },
    /** Answers requests to the API's paths, as version 2 does. */
    answer(path: string, authorization: string | undefined, body: unknown): Answer {
      const userId = accessTokens.get(/^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '');
      if (userId === undefined) return [401, { error: 'Unauthorized' }];
      const userName = names[userId - 1]!;
      if (path === '/v2/users/me') return [200, { user: { id: userId, name: userName } }];
      if (path === '/v2/organizations') return [200, { organizations: [{ id: 1, name: 'Development' }] }];
      if (path === '/v2/organizations/1/projects') return [200, { projects: PROJECTS }];
      if (path !== `/v2/users/${userId}/time_entries`) return [404, { error: 'Not found' }];
      const { project_id, start_time, tracked, note } = (body ?? {}) as Record<string, unknown>;
      const project = PROJECTS.find(({ id }) => id === project_id);
      if (!project || typeof start_time !== 'string' || !Number.isInteger(tracked)) return [400, { error: 'Invalid' }];
      const reported = {
        startedAt: start_time,
        seconds: tracked as number,
        note: typeof note === 'string' ? note : '',
      };
      entries.push({ userName, projectName: project.name, ...reported });
      return [201, { success: true }];
    },
  };
}

export type DevelopmentHubstaff = Awaited<ReturnType<typeof createDevelopmentHubstaff>>;
