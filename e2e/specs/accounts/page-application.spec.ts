import { createOauthClient } from '@meet/oauth-contract';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newAccount, type Account } from '../../fixtures/api.ts';
import { enter } from '../../fixtures/enter.ts';
import { startOwnProduct, type OwnProduct } from '../../fixtures/ownProduct.ts';
import { expect, test } from '../../fixtures/test.ts';

// Administrators manage applications for everybody, so these tests start a product of their own.
let product: OwnProduct;
let admin: Account;
/** Serves the single page of an outside application, which has no server of its own to call Meet. */
let app: Server;
let address: string;
let clientId: string;

const buildPage = (issuer: string, client: string, callback: string) => `<!doctype html>
<title>Zinnober</title>
<h1>Zinnober</h1>
<button>Connect</button>
<output></output>
<script type="module">
  const base64 = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/[+]/g, '-').replace(/[/]/g, '_').replace(/=/g, '');
  const tell = (text) => (document.querySelector('output').textContent = text);
  const discovery = fetch('${issuer}/.well-known/oauth-authorization-server').then((answer) => answer.json());
  const own = { client_id: '${client}', redirect_uri: '${callback}' };
  document.querySelector('button').addEventListener('click', async () => {
    const verifier = base64(crypto.getRandomValues(new Uint8Array(32)));
    sessionStorage.setItem('verifier', verifier);
    const challenge = base64(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)));
    const query = { ...own, response_type: 'code', scope: 'profile', state: 's', code_challenge: challenge, code_challenge_method: 'S256' };
    location.assign((await discovery).authorization_endpoint + '?' + new URLSearchParams(query));
  });
  const code = new URLSearchParams(location.search).get('code');
  if (code) {
    const metadata = await discovery;
    const post = (url, form) => fetch(url, { method: 'POST', body: new URLSearchParams({ ...own, ...form }) });
    const grant = { grant_type: 'authorization_code', code, code_verifier: sessionStorage.getItem('verifier') };
    const tokens = await (await post(metadata.token_endpoint, grant)).json();
    const call = async (path) => {
      const headers = { authorization: 'Bearer ' + tokens.access_token, 'content-type': 'application/json' };
      const answer = await fetch('${issuer}/api/' + path, { method: 'POST', headers, body: '{}' });
      return { status: answer.status, body: await answer.json() };
    };
    const me = await call('get-logged-in-user-data');
    const refused = await call('change-password');
    await post(metadata.revocation_endpoint, { token: tokens.refresh_token });
    const dead = await call('get-logged-in-user-data');
    tell([me.status, me.body.fullName, refused.status, refused.body.code, dead.status, dead.body.code].join(' '));
  }
</script>`;

test.beforeAll(async () => {
  product = await startOwnProduct({});
  admin = await product.newAdmin();
  app = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end(buildPage(product.url, clientId, `${address}/callback`)),
  );
  await once(app.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
  const answer = await product.request.post(`/api/${createOauthClient.path}`, {
    data: { name: 'Zinnober', redirectUris: [`${address}/callback`], scopes: ['profile'], isPublic: true },
    headers: { 'admin-token': admin.token },
  });
  clientId = (await answer.json()).client.clientId;
});
test.afterAll(async () => {
  app.close();
  await product.stop();
});

// The application makes its calls as an outside caller.
test.use({ mayCall: /get-logged-in-user-data|change-password/ });

test('a browser application of another origin gets a token that works for its scope until it is revoked', async ({
  newVisitor,
}) => {
  const ana = await newAccount(product.request, 'Ana Pop');
  const { page } = await newVisitor({ baseURL: product.url });
  await enter(page, 'user-token', ana);
  await page.goto(address);
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  // The product's pages also have elements of role status.
  await page.waitForURL(({ href }) => href.startsWith(address));
  await expect(page.getByRole('status')).toHaveText('200 Ana Pop 403 API_KEY_FORBIDDEN 401 SESSION_INVALID');
});
