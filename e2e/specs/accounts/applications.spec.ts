import { createMeeting } from '@meet/meetings-contract';
import { createOauthClient } from '@meet/oauth-contract';
import type { Page } from '@playwright/test';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as oauth from 'openid-client';
import { newAccount, PASSWORD, type Account } from '../../fixtures/api.ts';
import { confirm } from '../../fixtures/confirm.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { startOwnProduct, type OwnProduct } from '../../fixtures/ownProduct.ts';
import { expect, test } from '../../fixtures/test.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

// Administrators manage applications for everybody, so these tests start a product of their own.
let product: OwnProduct;
let admin: Account;
/** Stands in for an outside application. */
let app: Server;
let callback: string;

// One worker, and therefore one product, for the whole file.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  product = await startOwnProduct({});
  admin = await product.newAdmin();
  app = createServer((_request, response) => response.setHeader('content-type', 'text/html').end('<h1>Zinnober</h1>'));
  await once(app.listen(0, '127.0.0.1'), 'listening');
  callback = `http://localhost:${(app.address() as AddressInfo).port}/callback`;
});
test.afterAll(async () => {
  app.close();
  await product.stop();
});

/** Stores a session as signing in does, once per browser. */
async function enter(page: Page, key: 'admin-token' | 'user-token', { token, email, fullName }: Account) {
  await page.context().addInitScript(
    ([name, value, address, full]) => {
      if (localStorage.getItem('e2e-signed-in')) return;
      localStorage.setItem('e2e-signed-in', '1');
      localStorage.setItem(name!, JSON.stringify({ token: value }));
      localStorage.setItem('email', address!);
      localStorage.setItem('fullName', full!);
    },
    [key, token, email, fullName],
  );
}

async function register(name: string): Promise<oauth.Configuration> {
  const answer = await product.request.post(`/api/${createOauthClient.path}`, {
    data: { name, redirectUris: [callback], scopes: ['profile', 'meetings'], isPublic: false },
    headers: { 'admin-token': admin.token },
  });
  const { client, clientSecret } = await answer.json();
  return discover(client.clientId, clientSecret);
}

const discover = (clientId: string, secret: string) =>
  oauth.discovery(new URL(product.url), clientId, undefined, oauth.ClientSecretBasic(secret), {
    algorithm: 'oauth2',
    execute: [oauth.allowInsecureRequests],
  });

async function begin(config: oauth.Configuration) {
  const checks = { pkceCodeVerifier: oauth.randomPKCECodeVerifier(), expectedState: oauth.randomState() };
  const to = oauth.buildAuthorizationUrl(config, {
    redirect_uri: callback,
    scope: 'profile meetings',
    state: checks.expectedState,
    code_challenge: await oauth.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
    code_challenge_method: 'S256',
  });
  return { to, checks };
}

const statusWith = async (token: string) =>
  (
    await product.request.post(`/api/${createMeeting.path}`, {
      data: {},
      headers: { authorization: `Bearer ${token}` },
    })
  ).status();

test('an administrator registers, changes and deletes an application, and sees each new secret', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ baseURL: product.url });
  await enter(page, 'admin-token', admin);
  await page.goto('/integrations');
  const section = page.getByRole('region', { name: 'Applications' });
  await expect(section.getByRole('listitem').filter({ hasText: 'Comes with Meet' })).toBeVisible();
  await section.getByRole('button', { name: 'Register application' }).click();
  const form = page.getByRole('dialog', { name: 'Register an application' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Kalender');
  await form.getByRole('textbox', { name: 'Redirect addresses' }).fill('http://app.example/');
  await expectAccessible(form.getByRole('button', { name: 'Register application' }));
  await form.getByRole('button', { name: 'Register application' }).press('Enter');
  await expect(form.getByText(/^Enter whole addresses/)).toBeVisible();
  await form.getByRole('textbox', { name: 'Redirect addresses' }).fill(`${callback}\nhttps://app.example/`);
  await form.getByRole('checkbox', { name: /^Make meeting rooms/ }).check();
  await form.getByRole('button', { name: 'Register application' }).press('Enter');

  const notice = page.getByRole('dialog', { name: 'Secret of Kalender' });
  await expectAccessible(notice.getByText(/shown this once/));
  const copied = async (name: string) => {
    await notice.getByRole('button', { name }).press('Enter');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const [clientId, secret] = [await copied('Copy the client id'), await copied('Copy the secret')];
  await notice.getByRole('button', { name: 'I have kept it' }).press('Enter');
  const row = section.getByRole('listitem').filter({ hasText: 'Kalender' });
  await expect(row.getByText('profile · meetings')).toBeVisible();

  const config = await discover(clientId, secret);
  const { to } = await begin(config);
  const visitor = await newVisitor({ baseURL: product.url });
  await visitor.page.goto(to.href);
  await expect(visitor.page).toHaveURL('/signin');

  await row.getByRole('button', { name: 'Change Kalender' }).press('Enter');
  const change = page.getByRole('dialog', { name: 'Change the application' });
  await change.getByRole('textbox', { name: 'Name' }).fill('Termine');
  await change.getByRole('button', { name: 'Save' }).press('Enter');
  const renamed = section.getByRole('listitem').filter({ hasText: 'Termine' });
  await renamed.getByRole('button', { name: 'New secret: Termine' }).press('Enter');
  await confirm(page, 'Make a new secret for Termine?', 'New secret');
  await page.getByRole('dialog', { name: 'Secret of Termine' }).getByRole('button', { name: 'I have kept it' }).click();
  await renamed.getByRole('button', { name: 'Delete Termine' }).press('Enter');
  await confirm(page, 'Delete Termine?', 'Delete');
  await expect(renamed).toHaveCount(0);
  await expect(section.getByRole('button', { name: 'Register application' })).toBeFocused();
});

test('a visitor signs in to allow an application, sees when it was last used, and revokes it', async ({
  newVisitor,
}) => {
  const ana = await newAccount(product.request, 'Ana Pop');
  const config = await register('Zinnober');
  const { to, checks } = await begin(config);
  const { page, context } = await newVisitor({ baseURL: product.url });
  await page.goto(to.href);
  await page.getByLabel('E-mail').fill(ana.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const requested = page.getByRole('region', { name: 'Zinnober wants to use your Meet account' });
  await expect(requested.getByText(`You are signed in as Ana Pop (${ana.email}).`)).toBeVisible();
  await expect(requested.getByText(/^Make meeting rooms for you/)).toBeVisible();
  await expect(requested.getByText(new RegExp(`you go on to ${new URL(callback).host}`))).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Meet' })).toHaveCount(0);
  await expectAccessible(requested.getByRole('button', { name: 'Allow' }));

  const integrations = await context.newPage();
  await integrations.goto('/integrations');
  const section = integrations.getByRole('region', { name: 'Authorized applications' });
  await expect(section.getByText('You have allowed no application anything')).toBeVisible();

  await requested.getByRole('button', { name: 'Allow' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Zinnober', exact: true })).toBeVisible();
  expect(page.url()).toMatch(callback);
  const { access_token } = await oauth.authorizationCodeGrant(config, new URL(page.url()), checks);
  const row = section.getByRole('listitem').filter({ hasText: 'Zinnober' }).first();
  await expect(row.getByText(/not used yet/)).toBeVisible();
  expect(await statusWith(access_token)).toBe(200);
  await expect(row.getByText(/last used/)).toBeVisible();
  await expectAccessible(row);
  await section.getByRole('button', { name: 'Revoke: Zinnober' }).press('Enter');
  await confirm(integrations, 'Revoke what Zinnober may do?', 'Revoke');
  await expect(section.getByText('You have allowed no application anything')).toBeVisible();
  await expect(section.getByRole('heading', { name: 'Authorized applications' })).toBeFocused();
  expect(await statusWith(access_token)).toBe(401);
});

test('a person denies an application on a phone; ended and invalid requests are explained', async ({ newVisitor }) => {
  const ben = await newAccount(product.request, 'Ben Radu');
  const config = await register('Zinnober');
  const { page } = await newVisitor({ baseURL: product.url, ...PHONE });
  await enter(page, 'user-token', ben);
  const { to, checks } = await begin(config);
  await page.goto(to.href);
  const uid = page.url();
  const deny = page.getByRole('button', { name: 'Deny' });
  await expectAccessible(deny);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
  await deny.press('Enter');
  await expect(page.getByRole('heading', { name: 'Zinnober', exact: true })).toBeVisible();
  const answer = new URL(page.url()).searchParams;
  expect([answer.get('error'), answer.get('state'), answer.get('iss')]).toEqual([
    'access_denied',
    checks.expectedState,
    product.url,
  ]);

  await page.goto(uid);
  await expect(page.getByRole('alert').getByText('This request is over.')).toBeVisible();
  await page.goto('/oauth2/authorize');
  await expect(page.getByRole('heading', { name: 'No application is asking' })).toBeVisible();
  const elsewhere = new URL((await begin(config)).to);
  elsewhere.searchParams.set('redirect_uri', 'https://evil.example/');
  await page.goto(elsewhere.href);
  await expect(page).toHaveURL('/oauth2/landing?error=redirect-uri');
  await expect(page.getByText(/not registered for it. You were not sent there/)).toBeVisible();
  await expectAccessible(page.getByRole('heading', { level: 1, name: 'Applications and your account' }));
});

test('visitors read how applications get authorization, and copy the token endpoint', async ({ newVisitor }) => {
  const { page } = await newVisitor({ baseURL: product.url });
  await page.goto('/oauth2/landing');
  await expect(page.getByText(/authorization code with PKCE/)).toBeVisible();
  await expectAccessible(page.getByRole('heading', { level: 1, name: 'Applications and your account' }));
  await page.getByRole('button', { name: 'Copy: Token endpoint' }).press('Enter');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${product.url}/oauth/token`);
});

test('the page that hands a code to the extension explains a denial and a missing extension', async ({
  newVisitor,
}) => {
  const ana = await newAccount(product.request, 'Ana Pop');
  const { page } = await newVisitor({ baseURL: product.url });
  await enter(page, 'user-token', ana);
  await page.goto('/oauth2/authorize-chrome-extension?error=access_denied');
  await expectAccessible(page.getByRole('heading', { level: 1, name: 'You did not allow it' }));
  await page.goto('/oauth2/authorize-chrome-extension?code=nobodys');
  await expect(page.getByRole('heading', { name: 'Handing over to the extension…' })).toBeVisible();
  await expectAccessible(page.getByRole('heading', { level: 1, name: 'The extension does not answer' }));
});
