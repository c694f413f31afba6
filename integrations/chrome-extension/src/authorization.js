// Signs in at the product as any outside application does: an authorization code with PKCE, rotated refresh tokens.
import { address } from './address.js';
import { kept, passing } from './store.js';

const CLIENT_ID = 'meet-chrome-extension';
const SCOPE = 'profile meetings';
const CALLBACK = '/oauth2/authorize-chrome-extension';
const VERIFIER_BYTES = 32;
/** An access token that has less left than this is renewed first. */
const SPARE_MS = 30_000;

/** Thrown if nobody is signed in, or no longer. */
export class SignedOut extends Error {}

const base64url = (bytes) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const random = () => base64url(crypto.getRandomValues(new Uint8Array(VERIFIER_BYTES)));
const digest = async (text) =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));

async function metadata() {
  const origin = await address();
  if (!origin) throw new SignedOut();
  const answer = await fetch(`${origin}/.well-known/oauth-authorization-server`);
  const found = await answer.json();
  if (found.issuer !== origin) throw new Error('The address is not the one that the product goes by.');
  return found;
}

/** Opens the page on which the person grants access; `follow` continues afterwards. */
export async function signIn() {
  const server = await metadata();
  const [verifier, state] = [random(), random()];
  const to = new URL(server.authorization_endpoint);
  to.search = String(
    new URLSearchParams({
      response_type: 'code',
      client_id: CLIENT_ID,
      redirect_uri: `${server.issuer}${CALLBACK}`,
      scope: SCOPE,
      state,
      code_challenge: await digest(verifier),
      code_challenge_method: 'S256',
    }),
  );
  const tab = await chrome.tabs.create({ url: to.href });
  await passing.set({ pending: { verifier, state, issuer: server.issuer, tabId: tab.id } });
}

/** Handles the response in a tab's address if it belongs to the pending sign-in; returns the outcome. */
export async function follow(tabId, text) {
  const pending = await passing.get('pending');
  if (!pending || pending.tabId !== tabId || !text.startsWith(`${pending.issuer}${CALLBACK}?`)) return undefined;
  const answer = new URL(text).searchParams;
  if (answer.get('state') !== pending.state) return undefined;
  await passing.remove('pending');
  if (answer.get('iss') !== pending.issuer || !answer.get('code')) return 'failed';
  try {
    await exchange({
      grant_type: 'authorization_code',
      code: answer.get('code'),
      redirect_uri: `${pending.issuer}${CALLBACK}`,
      code_verifier: pending.verifier,
    });
    const { fullName, email } = await ask('get-logged-in-user-data');
    await kept.set({ person: { fullName, email } });
    return 'connected';
  } catch {
    await forget();
    return 'failed';
  }
}

async function exchange(form) {
  const server = await metadata();
  const answer = await fetch(server.token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({ ...form, client_id: CLIENT_ID }),
  });
  if (answer.status === 400 || answer.status === 401) {
    await forget();
    throw new SignedOut();
  }
  if (!answer.ok) throw new Error(`The product answered ${answer.status}.`);
  const tokens = await answer.json();
  await kept.set({ refreshToken: tokens.refresh_token });
  await passing.set({ access: { token: tokens.access_token, until: Date.now() + tokens.expires_in * 1000 } });
  return tokens.access_token;
}

let renewing;
/** Refreshes one at a time, because a refresh token that is sent twice ends the grant. */
function renew() {
  renewing ??= (async () => {
    const refreshToken = await kept.get('refreshToken');
    if (!refreshToken) throw new SignedOut();
    return exchange({ grant_type: 'refresh_token', refresh_token: refreshToken });
  })().finally(() => (renewing = undefined));
  return renewing;
}

async function accessToken() {
  const access = await passing.get('access');
  return access && access.until - Date.now() > SPARE_MS ? access.token : renew();
}

/** Makes a call of the product in the person's name. Throws SignedOut if the person revoked the access. */
export async function ask(call, input = {}, isRetried = false) {
  const token = await accessToken();
  const answer = await fetch(`${await address()}/api/${call}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', locale: LOCALE },
    body: JSON.stringify(input),
  });
  if (answer.status === 401) {
    await passing.remove('access');
    if (isRetried) throw new SignedOut();
    return ask(call, input, true);
  }
  const body = await answer.json();
  if (!body.success) throw new Error(body.message);
  return body;
}

const LOCALES = { fr: 'fr_FR', ro: 'ro_RO' };
const LOCALE = LOCALES[chrome.i18n.getUILanguage().slice(0, 2)] ?? 'en_US';

async function forget() {
  await kept.remove('refreshToken', 'person', 'link');
  await passing.remove('access', 'pending');
}

/** Revokes the grant if the product can be reached; deletes the tokens in any case. */
export async function signOut() {
  const refreshToken = await kept.get('refreshToken');
  await forget();
  if (!refreshToken) return;
  try {
    const server = await metadata();
    const body = new URLSearchParams({ token: refreshToken, client_id: CLIENT_ID });
    await fetch(server.revocation_endpoint, { method: 'POST', body });
  } catch {
    // An unused grant expires, and the person can revoke it.
  }
}
