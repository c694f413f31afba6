import type { AnyCall, Call } from '@meet/contracts';
import { changePassword, getAccountData, getLoggedInUserData } from '@meet/accounts-contract';
import { createMeeting, scheduleMeeting } from '@meet/meetings-contract';
import { getAuditEntries } from '@meet/accounts-contract/admin';
import {
  answerAuthorization,
  changeOauthClient,
  createOauthClient,
  deleteOauthClient,
  describeAuthorization,
  getAuthorizedApplications,
  getOauthClients,
  OAUTH_SCOPES,
  revokeAuthorizedApplication,
  type OauthScope,
} from '@meet/oauth-contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as oauth from 'openid-client';
import { adminFromOutside } from './testing/adminFromOutside.ts';
import { signUpFromOutside, succeedFromOutside } from './testing/callFromOutside.ts';
import { createBrowser, type TestBrowser } from './testing/createBrowser.ts';
import { endProcess } from './testing/endProcess.ts';
import { freePort } from '@meet/service-kit/testing/freePort';
import { PASSWORD } from './testing/password.ts';
import { startProductProcess } from './testing/startProductProcess.ts';

const CALLBACK = 'https://app.example/callback';
/** An unsigned JWT. */
const UNSIGNED = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","scope":"meetings"}')}.`.replaceAll('=', '');

let dataDir: string;
let env: Record<string, string>;
let url: string;
let child: ChildProcess;
let admin: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'meet-oauth-'));
  env = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'fatal' };
  ({ url, child } = await startProductProcess(env));
  admin = await adminFromOutside(url, env);
});
afterAll(async () => {
  await endProcess(child, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

interface Requested<Output> {
  readonly status: number;
  readonly body: Output & { success: boolean; code?: string };
}

async function ask<Input, Output>(
  call: Call<Input, Output>,
  input: Input,
  headers: Record<string, string>,
): Promise<Requested<Output>> {
  const isGet = call.method === 'GET';
  const answer = await fetch(`${url}/api/${call.path}`, {
    method: call.method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(!isGet && { body: JSON.stringify(input) }),
  });
  return { status: answer.status, body: (await answer.json()) as Requested<Output>['body'] };
}
const asAdmin = <Input, Output>(call: Call<Input, Output>, input: Input) => ask(call, input, { 'admin-token': admin });
const getStatus = async (call: AnyCall, token: string, input: unknown = {}) =>
  (await ask(call, input, { authorization: `Bearer ${token}` })).status;

interface Application {
  readonly clientId: string;
  readonly config: oauth.Configuration;
}

async function register(
  options: { isPublic?: boolean; scopes?: OauthScope[]; redirectUris?: string[] } = {},
): Promise<Application> {
  const { isPublic = false, scopes = ['profile', 'meetings'], redirectUris = [CALLBACK] } = options;
  const { body } = await asAdmin(createOauthClient, { name: 'Zinnober', redirectUris, scopes, isPublic });
  const { clientId } = body.client;
  return { clientId, config: await discover(clientId, body.clientSecret) };
}

const discover = (clientId: string, secret: string | null) =>
  oauth.discovery(new URL(url), clientId, undefined, secret === null ? oauth.None() : oauth.ClientSecretBasic(secret), {
    algorithm: 'oauth2',
    execute: [oauth.allowInsecureRequests],
  });

interface Requesting {
  readonly to: URL;
  readonly checks: { pkceCodeVerifier: string; expectedState: string };
}

/** Builds an application's authorization request, as its library does. */
async function begin({ config }: Application, more: Record<string, string> = {}): Promise<Requesting> {
  const checks = { pkceCodeVerifier: oauth.randomPKCECodeVerifier(), expectedState: oauth.randomState() };
  const to = oauth.buildAuthorizationUrl(config, {
    redirect_uri: CALLBACK,
    scope: 'profile meetings',
    state: checks.expectedState,
    code_challenge: await oauth.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
    code_challenge_method: 'S256',
    ...more,
  });
  return { to, checks };
}

/** Opens the consent page, and answers as the signed-in person. */
async function decide(browser: TestBrowser, to: URL, token: string, allow = true): Promise<URL> {
  const page = await browser.go(to);
  expect(page.pathname).toBe('/oauth2/authorize');
  const uid = page.searchParams.get('uid')!;
  const { returnTo } = await succeedFromOutside(url, answerAuthorization, { uid, allow }, token);
  return browser.go(returnTo);
}

async function authorize(application: Application, token: string, more: Record<string, string> = {}) {
  const { to, checks } = await begin(application, more);
  const callback = await decide(createBrowser(url), to, token);
  const tokens = await oauth.authorizationCodeGrant(application.config, callback, checks);
  return { callback, checks, tokens, access: tokens.access_token, refresh: tokens.refresh_token! };
}

/** Returns the error of a flow that the client library aborted or the server refused. */
const getError = (flow: Promise<unknown>) =>
  flow.then(
    () => undefined,
    ({ error, code, cause }: { error?: string; code?: string; cause?: unknown }) =>
      error ?? (Array.isArray(cause) ? cause[0].parameters.error : code),
  );
const newPerson = () => signUpFromOutside(url, 'Ana Pop');
const getApplications = async (token: string) =>
  (await ask(getAuthorizedApplications, {}, { 'user-token': token })).body.applications;

describe('an application with a standard OAuth library', () => {
  it.each([
    ['with a secret', false],
    ['that is public', true],
  ])('%s is allowed something, calls, refreshes and gives it back', async (_kind, isPublic) => {
    const application = await register({ isPublic });
    const { token, email } = await newPerson();
    const { to, checks } = await begin(application);
    const browser = createBrowser(url);
    const page = await browser.go(to);
    const uid = page.searchParams.get('uid')!;
    const { request } = await succeedFromOutside(url, describeAuthorization, { uid }, token);
    expect(request).toEqual({ clientName: 'Zinnober', redirectHost: 'app.example', scopes: ['profile', 'meetings'] });
    expect(await getApplications(token)).toEqual([]);

    const callback = await decide(browser, to, token);
    expect(callback.href.split('?')[0]).toBe(CALLBACK);
    expect(callback.searchParams.get('iss')).toBe(url);
    const tokens = await oauth.authorizationCodeGrant(application.config, callback, checks);
    expect(tokens).toMatchObject({ token_type: 'bearer', scope: 'profile meetings', expires_in: 3600 });
    expect(tokens.access_token).toMatch(/^mo_[\w-]{43}$/);

    const { body } = await ask(getLoggedInUserData, {}, { authorization: `Bearer ${tokens.access_token}` });
    expect(body).toMatchObject({ success: true, email });
    expect(await getStatus(createMeeting, tokens.access_token)).toBe(200);
    const [listed] = await getApplications(token);
    expect(listed).toEqual({
      clientId: application.clientId,
      name: 'Zinnober',
      scopes: ['profile', 'meetings'],
      creationDate: expect.any(Number),
      lastUsedAt: expect.any(Number),
    });

    const fresh = await oauth.refreshTokenGrant(application.config, tokens.refresh_token!);
    expect(fresh.refresh_token).not.toBe(tokens.refresh_token);
    expect(await getStatus(createMeeting, fresh.access_token)).toBe(200);
    await oauth.tokenRevocation(application.config, fresh.refresh_token!);
    expect(await getStatus(createMeeting, fresh.access_token)).toBe(401);
    expect(await getStatus(createMeeting, tokens.access_token)).toBe(401);
    expect(await getError(oauth.refreshTokenGrant(application.config, fresh.refresh_token!))).toBe('invalid_grant');
    expect(await getApplications(token)).toEqual([]);
  });

  it('reads the server’s metadata from one document, which ignores forged headers', async () => {
    const { config } = await register();
    expect(config.serverMetadata()).toMatchObject({
      issuer: url,
      authorization_endpoint: `${url}/oauth/authorize`,
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
    const address = `${url}/.well-known/oauth-authorization-server`;
    const forged = await fetch(address, { headers: { 'x-forwarded-host': 'evil.example' } });
    expect(JSON.stringify(await forged.json())).not.toContain('evil');
  });

  it('receives access_denied when a person refuses, and gets no access', async () => {
    const { token } = await newPerson();
    const application = await register();
    const { to, checks } = await begin(application);
    const callback = await decide(createBrowser(url), to, token, false);
    expect(callback.searchParams.get('state')).toBe(checks.expectedState);
    expect(await getError(oauth.authorizationCodeGrant(application.config, callback, checks))).toBe('access_denied');
    expect(await getApplications(token)).toEqual([]);
  });

  it('keeps what it was allowed when the product starts again', async () => {
    const { token } = await newPerson();
    const application = await register();
    const { access, refresh } = await authorize(application, token);
    await endProcess(child, 'SIGTERM');
    ({ child } = await startProductProcess(env));
    expect(await getStatus(createMeeting, access)).toBe(200);
    const fresh = await oauth.refreshTokenGrant(application.config, refresh);
    expect(await getStatus(createMeeting, fresh.access_token)).toBe(200);
  });
});

const ITSELF = [
  'check-if-user-is-logged-in',
  'check-user-membership',
  'get-app-version',
  'get-logged-in-user-data',
] as const;
/** All calls that applications’ tokens open. A longer list is a decision: docs/adr/0010-what-a-token-opens.md. */
const OPENED: Readonly<Record<OauthScope, readonly string[]>> = {
  profile: ITSELF,
  meetings: [
    ...ITSELF,
    'create-meeting',
    'get-logged-in-user-owned-room-ids-list',
    'get-logged-in-user-personal-meeting-id',
    'get-meeting-data',
    'get-meeting-room-id-by-alias-and-room-label',
    'get-ongoing-meetings',
    'get-scheduled-meetings',
  ],
  calendar: [
    ...ITSELF,
    'cancel-scheduled-meeting',
    'change-scheduled-meeting',
    'get-scheduled-meetings',
    'schedule-meeting',
  ],
  history: [...ITSELF, 'get-meetings-history'],
  contacts: [...ITSELF, 'get-contacts', 'get-contacts-groups', 'get-contacts-with-account', 'get-frequent-users'],
};

describe('an access token', () => {
  it.each(OAUTH_SCOPES)('with the scope %s opens the calls of its list, and no other', async (scope) => {
    const { token } = await newPerson();
    const { access } = await authorize(await register({ scopes: [scope] }), token, { scope });
    const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as { paths: Record<string, object> };
    const opened: string[] = [];
    for (const [path, methods] of Object.entries(paths)) {
      const isGet = 'get' in methods;
      const method = Object.keys(methods)[0]!.toUpperCase();
      const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
      const answer = await fetch(`${url}/api${path}`, isGet ? { headers } : { method, headers, body: '{}' });
      const { code } = (await answer.json()) as { code?: string };
      if (code !== 'API_KEY_FORBIDDEN') opened.push(path.slice(1));
      else expect([path, answer.status]).toEqual([path, 403]);
    }
    expect(opened.sort()).toEqual([...OPENED[scope]].sort());
    expect(Object.keys(paths).length).toBeGreaterThan(150);
  });

  it('opens the calls of its scopes and no others, even in place of a session', async () => {
    const { token } = await newPerson();
    const { access } = await authorize(await register(), token, { scope: 'profile' });
    expect(await getStatus(getLoggedInUserData, access)).toBe(200);
    for (const call of [createMeeting, scheduleMeeting, getAccountData, changePassword, getAuthorizedApplications])
      expect([call.path, await getStatus(call, access)]).toEqual([call.path, 403]);
    const inPlace = await ask(createMeeting, {}, { 'user-token': access });
    expect([inPlace.status, inPlace.body.code]).toEqual([403, 'API_KEY_FORBIDDEN']);
  });

  it('opens fewer calls as soon as the scopes of its application are reduced', async () => {
    const { token } = await newPerson();
    const application = await register();
    const { access } = await authorize(application, token);
    const { clientId } = application;
    const changed = { clientId, name: 'Zinnober', redirectUris: [CALLBACK], scopes: ['profile'] };
    expect((await asAdmin(changeOauthClient, changed)).body.success).toBe(true);
    expect([await getStatus(createMeeting, access), await getStatus(getLoggedInUserData, access)]).toEqual([403, 200]);
  });

  it('ends when its person changes their password, and not when another person does', async () => {
    const [ana, ben] = [await newPerson(), await newPerson()];
    const application = await register();
    const [own, other] = [await authorize(application, ana.token), await authorize(application, ben.token)];
    const input = { currentPassword: PASSWORD, newPassword: 'Brand-new-word-2', newPasswordAgain: 'Brand-new-word-2' };
    await succeedFromOutside(url, changePassword, input as never, ana.token);
    expect([await getStatus(createMeeting, own.access), await getStatus(createMeeting, other.access)]).toEqual([
      401, 200,
    ]);
    expect(await getError(oauth.refreshTokenGrant(application.config, own.refresh))).toBe('invalid_grant');
  });

  it('ends when its person, and nobody else, revokes the permission', async () => {
    const { token } = await newPerson();
    const application = await register();
    const [first, second] = [await authorize(application, token), await authorize(application, token)];
    expect(await getApplications(token)).toHaveLength(1);
    const { clientId } = application;
    const stranger = await newPerson();
    const strange = await ask(revokeAuthorizedApplication, { clientId }, { 'user-token': stranger.token });
    expect([strange.status, await getStatus(createMeeting, first.access)]).toEqual([404, 200]);
    await succeedFromOutside(url, revokeAuthorizedApplication, { clientId }, token);
    for (const { access, refresh } of [first, second]) {
      expect(await getStatus(createMeeting, access)).toBe(401);
      expect(await getError(oauth.refreshTokenGrant(application.config, refresh))).toBe('invalid_grant');
    }
    const again = await ask(revokeAuthorizedApplication, { clientId }, { 'user-token': token });
    expect([again.status, again.body.code]).toEqual([404, 'AUTHORIZED_APPLICATION_NOT_FOUND']);
  });

  it('ends when an administrator deletes the application', async () => {
    const { token } = await newPerson();
    const application = await register();
    const { access, refresh } = await authorize(application, token);
    await asAdmin(deleteOauthClient, { clientId: application.clientId });
    expect(await getStatus(createMeeting, access)).toBe(401);
    expect(await getError(oauth.refreshTokenGrant(application.config, refresh))).toBe('invalid_client');
    expect(await getApplications(token)).toEqual([]);
  });

  it('cannot be forged', async () => {
    for (const token of [UNSIGNED, `mo_${'x'.repeat(43)}`, 'mo_', 'mor_x'])
      expect([token, await getStatus(createMeeting, token)]).toEqual([token, 401]);
  });
});

describe('the authorization endpoint', () => {
  const failureAt = async (to: URL) => {
    const at = await createBrowser(url).go(to);
    // An error comes in the fragment if the response type would have used it.
    const notified = new URLSearchParams(at.search || at.hash.slice(1));
    return `${at.origin === url ? '' : at.origin}${at.pathname} ${notified.get('error')}`;
  };
  const changed = async (change: (query: URLSearchParams) => void, application?: Application) => {
    const { to } = await begin(application ?? (await register()));
    change(to.searchParams);
    return to;
  };

  it('explains at home, and leads nowhere, whatever address it does not know', async () => {
    for (const address of [
      'https://evil.example/callback',
      'https://app.example/callback/',
      'https://app.example/callback?x=1',
      'https://app.example.evil.example/callback',
      'https://app.example@evil.example/callback',
      'javascript:alert(1)',
    ])
      expect([address, await failureAt(await changed((query) => query.set('redirect_uri', address)))]).toEqual([
        address,
        '/oauth2/landing redirect-uri',
      ]);
    const unknown = await changed((query) => query.set('client_id', 'nobody'));
    expect(await failureAt(unknown)).toBe('/oauth2/landing unknown-client');
    const nowhere = await changed((query) => query.delete('redirect_uri'));
    expect(await failureAt(nowhere)).toMatch(/^\/oauth2\/landing /);
    expect(await failureAt(new URL('/oauth/authorize', url))).toMatch(/^\/oauth2\/landing /);
  });

  it.each<[string, string, (query: URLSearchParams) => void]>([
    ['no PKCE', 'invalid_request', (query) => query.delete('code_challenge')],
    ['plain PKCE', 'invalid_request', (query) => query.set('code_challenge_method', 'plain')],
    ['no method of PKCE', 'invalid_request', (query) => query.delete('code_challenge_method')],
    ['the implicit grant', 'invalid_request', (query) => query.set('response_type', 'token')],
    ['an ID token', 'invalid_request', (query) => query.set('response_type', 'code id_token')],
    ['an unsigned request object', 'request_not_supported', (query) => query.set('request', UNSIGNED)],
    ['a scope that the application may not have', 'invalid_scope', (query) => query.set('scope', 'profile contacts')],
    ['no question to the person', 'login_required', (query) => query.set('prompt', 'none')],
  ])('tells the application of %s', async (_case, error, change) => {
    expect(await failureAt(await changed(change))).toBe(`https://app.example/callback ${error}`);
  });

  it('accepts a loopback address on any port, and on no other path', async () => {
    const application = await register({ isPublic: true, redirectUris: ['http://127.0.0.1/callback'] });
    const at = (address: string) => changed((query) => query.set('redirect_uri', address), application);
    expect(await failureAt(await at('http://127.0.0.1:4711/callback'))).toBe('/oauth2/authorize null');
    expect(await failureAt(await at('http://127.0.0.1:4711/other'))).toBe('/oauth2/landing redirect-uri');
  });

  it('takes an answer in the browser that was asked, once, and only about its own request', async () => {
    const { token } = await newPerson();
    const application = await register();
    const [mine, theirs] = [createBrowser(url), createBrowser(url)];
    const getUid = async (browser: TestBrowser) =>
      (await browser.go((await begin(application)).to)).searchParams.get('uid')!;
    const answer = async (uid: string) =>
      (await succeedFromOutside(url, answerAuthorization, { uid, allow: true }, token)).returnTo;
    const [own, strange] = [await getUid(mine), await getUid(theirs)];

    // An attacker sent their own request to this person for consent.
    const lured = await mine.go(await answer(strange));
    expect(`${lured.pathname}${lured.search}`).toBe('/oauth2/landing?error=expired');
    const mixed = (await answer(own)).replace(own, strange);
    expect((await theirs.go(mixed)).search).toBe('?error=expired');
    const returnTo = await answer(own);
    expect((await mine.go(returnTo.slice(0, -2))).search).toBe('?error=expired');
    expect((await mine.go(returnTo)).searchParams.has('code')).toBe(true);
    expect((await mine.go(returnTo)).search).toBe('?error=expired');
    const gone = await ask(describeAuthorization, { uid: own }, { 'user-token': token });
    expect([gone.status, gone.body.code]).toEqual([404, 'AUTHORIZATION_REQUEST_GONE']);
  });

  it('asks a person again each time, even if another person used the browser before', async () => {
    const [ana, ben] = [await newPerson(), await newPerson()];
    const application = await register();
    const browser = createBrowser(url);
    for (const { token, email } of [ana, ben]) {
      const { to, checks } = await begin(application);
      const callback = await decide(browser, to, token);
      const { access_token } = await oauth.authorizationCodeGrant(application.config, callback, checks);
      const { body } = await ask(getLoggedInUserData, {}, { authorization: `Bearer ${access_token}` });
      expect(body).toMatchObject({ email });
    }
  });
});

describe('the token endpoint', () => {
  const redeem = (application: Application, callback: URL, checks: Requesting['checks']) =>
    getError(oauth.authorizationCodeGrant(application.config, callback, checks));

  it('refuses a wrong or missing verifier', async () => {
    const { token } = await newPerson();
    const application = await register();
    const { to, checks } = await begin(application);
    const callback = await decide(createBrowser(url), to, token);
    const wrong = { ...checks, pkceCodeVerifier: oauth.randomPKCECodeVerifier() };
    expect(await redeem(application, callback, wrong)).toBe('invalid_grant');
    const withoutOne = { expectedState: checks.expectedState } as typeof checks;
    expect(await redeem(application, callback, withoutOne)).toBe('invalid_grant');
  });

  it('redeems a code once, even for fifty requests at once, and revokes the tokens at a replay', async () => {
    const { token } = await newPerson();
    const application = await register();
    const { to, checks } = await begin(application);
    const callback = await decide(createBrowser(url), to, token);
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => redeem(application, callback, checks)));
    expect(outcomes.filter((error) => error === undefined)).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set([undefined, 'invalid_grant']));
    expect(await getApplications(token)).toEqual([]);

    const other = await authorize(application, token);
    expect(await redeem(application, other.callback, other.checks)).toBe('invalid_grant');
    expect(await getStatus(createMeeting, other.access)).toBe(401);
    expect(await getError(oauth.refreshTokenGrant(application.config, other.refresh))).toBe('invalid_grant');
  });

  it('revokes all tokens when a refresh token is used a second time', async () => {
    const { token } = await newPerson();
    const application = await register();
    const { refresh } = await authorize(application, token);
    const fresh = await oauth.refreshTokenGrant(application.config, refresh);
    expect(await getError(oauth.refreshTokenGrant(application.config, refresh))).toBe('invalid_grant');
    expect(await getStatus(createMeeting, fresh.access_token)).toBe(401);
    expect(await getError(oauth.refreshTokenGrant(application.config, fresh.refresh_token!))).toBe('invalid_grant');
    expect(await getApplications(token)).toEqual([]);
  });

  it('revokes all tokens when a refresh token is used twenty times at once', async () => {
    const { token } = await newPerson();
    const application = await register();
    const { refresh } = await authorize(application, token);
    const attempt = () => oauth.refreshTokenGrant(application.config, refresh).catch(() => undefined);
    const fresh = (await Promise.all(Array.from({ length: 20 }, attempt))).filter((tokens) => tokens !== undefined);
    expect(fresh).toHaveLength(1);
    expect(await getStatus(createMeeting, fresh[0]!.access_token)).toBe(401);
    expect(await getError(oauth.refreshTokenGrant(application.config, fresh[0]!.refresh_token!))).toBe('invalid_grant');
    expect(await getApplications(token)).toEqual([]);
  });

  it('refuses another application’s code and refresh token, wrong secrets, and another issuer’s answers', async () => {
    const { token } = await newPerson();
    const [application, other] = [await register(), await register()];
    const { refresh } = await authorize(application, token);
    expect(await getError(oauth.refreshTokenGrant(other.config, refresh))).toBe('invalid_grant');
    await oauth.tokenRevocation(other.config, refresh);
    expect((await oauth.refreshTokenGrant(application.config, refresh)).access_token).toMatch(/^mo_/);
    const { to, checks } = await begin(application);
    const callback = await decide(createBrowser(url), to, token);
    expect(await redeem(other, callback, checks)).toBe('invalid_grant');
    const impostor = { ...application, config: await discover(application.clientId, 'mcs_wrong') };
    expect(await redeem(impostor, callback, checks)).toBe('invalid_client');
    const nobody = { ...application, config: await discover(application.clientId, null) };
    expect(await redeem(nobody, callback, checks)).toBe('invalid_client');
    const mixedUp = new URL(callback);
    mixedUp.searchParams.set('iss', 'https://evil.example');
    expect(await redeem(application, mixedUp, checks)).toBe('OAUTH_INVALID_RESPONSE');
  });

  it('refuses grants that are none here, and an unsigned assertion in a secret’s place', async () => {
    const { clientId } = await register();
    const send = async (form: Record<string, string>) => {
      const answer = await fetch(`${url}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) });
      return [answer.status, ((await answer.json()) as { error: string }).error];
    };
    const password = { grant_type: 'password', username: 'x', password: 'y', client_id: 'meet-chrome-extension' };
    expect(await send(password)).toEqual([400, 'unsupported_grant_type']);
    const assertion = {
      grant_type: 'authorization_code',
      code: 'x',
      redirect_uri: CALLBACK,
      client_id: clientId,
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: UNSIGNED,
    };
    const [status, error] = await send(assertion);
    expect([
      [400, 401],
      ['invalid_client', 'invalid_request'],
    ]).toEqual([expect.arrayContaining([status]), expect.arrayContaining([error])]);
  });
});

describe('applications', () => {
  const fields = { name: 'Zinnober', redirectUris: [CALLBACK], scopes: ['profile' as const], isPublic: false };

  it('are created, listed without secrets, changed and deleted by administrators only', async () => {
    const { body } = await asAdmin(createOauthClient, { ...fields, name: ' Kalender ' });
    const { client, clientSecret } = body;
    expect(client).toMatchObject({ name: 'Kalender', isPublic: false, isBuiltIn: false });
    expect(clientSecret).toMatch(/^mcs_[\w-]{43}$/);
    const { clients } = (await asAdmin(getOauthClients, {})).body;
    expect(clients).toContainEqual(client);
    expect(JSON.stringify(clients)).not.toContain(clientSecret);

    const { clientId } = client;
    const renamed = { clientId, ...fields, name: 'Anders', renewSecret: true };
    const changed = (await asAdmin(changeOauthClient, renamed)).body;
    expect(changed.client.name).toBe('Anders');
    expect(changed.clientSecret).not.toBe(clientSecret);
    expect((await asAdmin(deleteOauthClient, { clientId })).body.success).toBe(true);
    expect((await asAdmin(deleteOauthClient, { clientId })).body.code).toBe('OAUTH_CLIENT_NOT_FOUND');
    expect((await asAdmin(changeOauthClient, renamed)).body.code).toBe('OAUTH_CLIENT_NOT_FOUND');

    const { token } = await newPerson();
    for (const call of [createOauthClient, getOauthClients, changeOauthClient, deleteOauthClient] as AnyCall[])
      expect([call.path, (await ask(call, fields, { 'user-token': token })).status]).toEqual([call.path, 403]);
  });

  it.each([
    ['no name', { name: ' ' }, 'Name is required'],
    ['a name of one letter', { name: 'x' }, 'Name must be at least 2 characters'],
    ['a name of 61', { name: 'x'.repeat(61) }, 'Name must be no longer than 60 characters'],
    ['a name that turns its direction', { name: 'Meet\u202e' }, 'Use letters, digits and ordinary signs'],
    ['no address', { redirectUris: [] }, 'Enter at least one address'],
    ['a plain address elsewhere', { redirectUris: ['http://app.example/'] }, /^Enter whole addresses/],
    ['a script', { redirectUris: ['javascript:alert(1)'] }, /^Enter whole addresses/],
    ['a fragment', { redirectUris: ['https://app.example/#x'] }, /^Enter whole addresses/],
    ['a line break in it', { redirectUris: ['https://app.example/call\r\nback'] }, /^Enter whole addresses/],
    ['a line break after it', { redirectUris: ['https://app.example/\n'] }, /^Enter whole addresses/],
    ['a tab', { redirectUris: ['https://app\t.example/'] }, /^Enter whole addresses/],
    ['a control', { redirectUris: ['https://app.example/\u0001'] }, /^Enter whole addresses/],
    ['a bidi override', { redirectUris: ['https://app.example/\u202e'] }, /^Enter whole addresses/],
    ['a space before it', { redirectUris: [' https://app.example/'] }, /^Enter whole addresses/],
    ['a user in the address', { redirectUris: ['https://a@app.example/'] }, /^Enter whole addresses/],
    ['no scope', { scopes: [] }, 'Choose at least one'],
  ])('are refused with %s', async (_case, wrong, message) => {
    const { status, body } = await asAdmin(createOauthClient, { ...fields, ...wrong } as typeof fields);
    expect(status).toBe(400);
    const refused = body as unknown as { fields: { message: string }[] };
    expect(refused.fields.map((field) => field.message)).toContainEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    );
  });

  it('have an audit entry for each action of an administrator, without secrets', async () => {
    const acts = async () => {
      const { entries } = (await asAdmin(getAuditEntries, { offset: 0 })).body;
      return entries.flatMap(({ action, adminEmail, subject }) =>
        action.startsWith('application-') && subject?.startsWith('Audited') ? [[action, adminEmail, subject]] : [],
      );
    };
    const fields = { redirectUris: [CALLBACK], scopes: ['profile'] as OauthScope[] };
    const { body } = await asAdmin(createOauthClient, { name: 'Audited', isPublic: false, ...fields });
    const { clientId } = body.client;
    const subject = `Audited (${clientId})`;
    await asAdmin(changeOauthClient, { clientId, name: 'Audited again', ...fields });
    await asAdmin(changeOauthClient, { clientId, name: 'Audited again', renewSecret: true, ...fields });
    await asAdmin(deleteOauthClient, { clientId });
    await asAdmin(deleteOauthClient, { clientId });
    expect(await acts()).toEqual([
      ['application-deleted', 'root@example.com', `Audited again (${clientId})`],
      ['application-secret-renewed', 'root@example.com', `Audited again (${clientId})`],
      ['application-changed', 'root@example.com', subject],
      ['application-registered', 'root@example.com', subject],
    ]);
    expect(JSON.stringify(await acts())).not.toContain(body.clientSecret);
  });

  it('cannot be changed if they are built in, and have no secret to renew if they are public', async () => {
    const { clients } = (await asAdmin(getOauthClients, {})).body;
    const own = clients.find(({ isBuiltIn }) => isBuiltIn)!;
    expect(own).toMatchObject({
      clientId: 'meet-chrome-extension',
      isPublic: true,
      redirectUris: [`${url}/oauth2/authorize-chrome-extension`],
    });
    const { clientId } = own;
    expect((await asAdmin(changeOauthClient, { clientId, ...fields })).body.code).toBe('OAUTH_CLIENT_BUILT_IN');
    expect((await asAdmin(deleteOauthClient, { clientId })).body.code).toBe('OAUTH_CLIENT_BUILT_IN');
    const { client } = (await asAdmin(createOauthClient, { ...fields, isPublic: true })).body;
    const renewed = { clientId: client.clientId, ...fields, renewSecret: true };
    expect((await asAdmin(changeOauthClient, renewed)).body.code).toBe('OAUTH_CLIENT_PUBLIC');
  });
});
