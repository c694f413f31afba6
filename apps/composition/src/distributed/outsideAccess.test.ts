import { getLoggedInUserData } from '@meet/accounts-contract';
import { generateApiKey } from '@meet/integrations-contract';
import { createMeeting } from '@meet/meetings-contract';
import { answerAuthorization, createOauthClient } from '@meet/oauth-contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as oauth from 'openid-client';
import { adminFromOutside } from '../testing/adminFromOutside.ts';
import { callFromOutside, signUpFromOutside, succeedFromOutside } from '../testing/callFromOutside.ts';
import { createBrowser } from '../testing/createBrowser.ts';
import { launchDistributed, type DistributedDeployment } from '../testing/launchDistributed.ts';

const CALLBACK = 'https://app.example/callback';

let product: DistributedDeployment;
let url: string;
let token: string;

beforeAll(async () => {
  product = await launchDistributed(['integrations', 'oauth'], { JIRA_APP_KEY: 'meet-distributed' });
  ({ url } = product);
  ({ token } = await signUpFromOutside(url, 'Ana'));
});
afterAll(() => product.close());

const statusWith = async (bearer: string, path: string, body?: object) =>
  (
    await fetch(`${url}/api/${path}`, {
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  ).status;

describe('the authorization server in a process of its own', () => {
  it('grants an application access that a person allows, through its own pages and cookies', async () => {
    const admin = await adminFromOutside(url, { DATA_DIR: product.dataDir });
    const registration = await fetch(`${url}/api/${createOauthClient.path}`, {
      method: createOauthClient.method,
      headers: { 'content-type': 'application/json', 'admin-token': admin },
      body: JSON.stringify({ name: 'Zinnober', redirectUris: [CALLBACK], scopes: ['profile'], isPublic: false }),
    });
    const { client, clientSecret } = (await registration.json()) as {
      client: { clientId: string };
      clientSecret: string;
    };
    const secret = oauth.ClientSecretBasic(clientSecret);
    const how = { algorithm: 'oauth2' as const, execute: [oauth.allowInsecureRequests] };
    const config = await oauth.discovery(new URL(url), client.clientId, undefined, secret, how);
    const checks = { pkceCodeVerifier: oauth.randomPKCECodeVerifier(), expectedState: oauth.randomState() };
    const to = oauth.buildAuthorizationUrl(config, {
      redirect_uri: CALLBACK,
      scope: 'profile',
      state: checks.expectedState,
      code_challenge: await oauth.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
      code_challenge_method: 'S256',
    });
    const browser = createBrowser(url);
    const page = await browser.go(to);
    expect(page.pathname).toBe('/oauth2/authorize');
    const uid = page.searchParams.get('uid')!;
    const { returnTo } = await succeedFromOutside(url, answerAuthorization, { uid, allow: true }, token);
    const tokens = await oauth.authorizationCodeGrant(config, await browser.go(returnTo), checks);
    expect(await statusWith(tokens.access_token, getLoggedInUserData.path, {})).toBe(200);

    await oauth.tokenRevocation(config, tokens.access_token);
    expect(await statusWith(tokens.access_token, getLoggedInUserData.path, {})).toBe(401);
    const wrong = await fetch(`${url}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${client.clientId}:wrong`)}` },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token! }),
    });
    expect([wrong.status, await wrong.json()]).toMatchObject([401, { error: 'invalid_client' }]);
  });

  it('is reached from pages of other origins through the gateway', async () => {
    const origin = 'https://app.example';
    const metadata = await fetch(`${url}/.well-known/oauth-authorization-server`, { headers: { origin } });
    expect([metadata.status, metadata.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    const preflight = await fetch(`${url}/oauth/token`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'dpop' },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
    const form = { grant_type: 'authorization_code', code: 'x', client_id: 'meet-chrome-extension' };
    const headers = { origin };
    const refused = await fetch(`${url}/oauth/token`, { method: 'POST', headers, body: new URLSearchParams(form) });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([400, origin]);
  });

  it('is awaited while it is away; other services are not', async () => {
    await product.end('oauth', 'SIGTERM');
    const answer = await fetch(`${url}/.well-known/oauth-authorization-server`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    const refused = await fetch(`${url}/oauth/token`, { method: 'POST', headers: { origin: 'https://app.example' } });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([503, '*']);
    expect((await callFromOutside(url, getLoggedInUserData, {}, token)).status).toBe(200);
    await product.start('oauth');
    const metadata = (await (await fetch(`${url}/.well-known/oauth-authorization-server`)).json()) as {
      issuer: string;
    };
    expect(metadata.issuer).toBe(url);
  });
});

describe('integrations in a process of their own', () => {
  it('create keys that open the calls of their service', async () => {
    const made = await succeedFromOutside(url, generateApiKey, { serviceId: 'automation', name: 'Mine' }, token);
    const key = made.apiKey.apiKeyValue;
    expect(await statusWith(key, createMeeting.path, {})).toBe(200);
    expect(await statusWith(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`, createMeeting.path, {})).toBe(401);
  });

  it('serve a Jira site its descriptor, hooks and panel', async () => {
    const descriptor = await fetch(`${url}/api/jira/atlassian-connect.json`);
    expect(await descriptor.json()).toMatchObject({ key: 'meet-distributed', baseUrl: expect.stringContaining(url) });
    const hook = await fetch(`${url}/api/jira/installed`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'JWT forged' },
      body: '{}',
    });
    expect([hook.status, await hook.json()]).toMatchObject([401, { code: 'JIRA_REQUEST_REFUSED' }]);
    const panel = await fetch(`${url}/api/jira/panel?jwt=none`);
    expect(panel.headers.get('content-type')).toContain('text/html');
    expect(panel.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });
});
