import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  beginContactsImport,
  beginGoogleSignIn,
  getContactsProvider,
  loginWithGoogleOauth,
  readProviderContacts,
} from '@meet/accounts-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { startAccounts, type TestAccounts } from '../testing/startAccounts.ts';
import { ACCESS_TOKEN, CLIENT_ID, startIssuer, type TestIssuer } from '../testing/startIssuer.ts';
import { startPeople, type TestPeople } from '../testing/startPeople.ts';

let services: TestAccounts;
let issuer: TestIssuer;
let people: TestPeople;
let ana: TestPerson;
beforeAll(async () => {
  issuer = await startIssuer(() => services.clock.now());
  people = await startPeople();
  const env = {
    OIDC_ISSUER: issuer.url,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET: 'secret',
    CONTACTS_API_URL: people.url,
  };
  services = await startAccounts({ env });
  ana = await services.createPerson();
});
afterAll(async () => {
  await services.close();
  await people.close();
  await issuer.close();
});
beforeEach(() => issuer.answerWith(undefined));

const begin = async (as = ana) => (await services.request(beginContactsImport, {}, { as })).body;
/** Goes through the flow: requests permission and brings back the code. */
async function read(as = ana, tamper: object = {}) {
  const { state } = await begin(as);
  return services.request(readProviderContacts, { code: 'a-code', state, ...tamper }, { as });
}
const person = (displayName: string | undefined, ...addresses: unknown[]) => ({
  ...(displayName && { names: [{ displayName }] }),
  emailAddresses: addresses.map((value) => ({ value })),
});
const refused = { success: false, code: 'CONTACTS_NOT_READ', message: 'There was an issue while importing contacts.' };

describe('reading contacts from their provider', () => {
  it('requests permission for contacts only, with state and PKCE, and needs no id token', async () => {
    expect((await services.request(getContactsProvider, {}, { as: ana })).body.provider).toBe('other');
    const { url, state } = await begin();
    const requested = new URL(url).searchParams;
    expect(requested.get('scope')).toBe('https://www.googleapis.com/auth/contacts.readonly');
    expect(requested.get('redirect_uri')).toMatch(/\/api\/contacts-answer$/);
    expect(requested.get('state')).toBe(state);
    expect(requested.get('code_challenge_method')).toBe('S256');
    people.answerWith({ connections: [person('Bob Stan', 'bob@example.com')] });
    const { body } = await services.request(readProviderContacts, { code: 'a-code', state }, { as: ana });
    expect(body).toEqual({ success: true, contacts: [{ email: 'bob@example.com', name: 'Bob Stan' }] });
    const verifier = issuer.lastExchange().get('code_verifier')!;
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(requested.get('code_challenge'));
  });

  it('reads every page of a thousand with the access token, and does not store the token', async () => {
    const page = (from: number, nextPageToken?: string) => ({
      connections: Array.from({ length: 1000 }, (_, i) => person(`Person ${from + i}`, `p${from + i}@example.com`)),
      nextPageToken,
    });
    people.answerWith(page(0, 'second'), page(1000, 'third'), page(2000));
    const { body } = await read();
    expect(body.contacts).toHaveLength(3000);
    expect(people.requested.map(({ query }) => [query.get('pageSize'), query.get('pageToken')])).toEqual([
      ['1000', null],
      ['1000', 'second'],
      ['1000', 'third'],
    ]);
    expect(people.requested.map(({ headers }) => headers.authorization)).toEqual(
      Array(3).fill(`Bearer ${ACCESS_TOKEN}`),
    );
    const names = (await services.connection.listCollections()).map(({ name }) => name);
    const stored = await Promise.all(names.map((name) => services.connection.collection(name).find().toArray()));
    expect(names).toContain('accounts.sign_in_attempts');
    expect(JSON.stringify(stored)).not.toContain(ACCESS_TOKEN);
  });

  it('returns a row for each address and leaves out malformed ones', async () => {
    people.answerWith({
      connections: [
        person('Two Homes', 'work@example.com', 'home@example.com'),
        person(undefined, 'nameless@example.com'),
        person('Nobody'),
        person('Odd', { $ne: null }, 7, '', 'x'.repeat(1001)),
        null,
        'a text',
        { names: 'none', emailAddresses: { value: 'lost@example.com' } },
        person('N'.repeat(5000), 'long.name@example.com'),
      ],
    });
    expect((await read()).body.contacts).toEqual([
      { email: 'work@example.com', name: 'Two Homes' },
      { email: 'home@example.com', name: 'Two Homes' },
      { email: 'nameless@example.com', name: null },
      { email: 'long.name@example.com', name: 'N'.repeat(1000) },
    ]);
  });

  it('returns no contacts if the provider has none', async () => {
    people.answerWith({});
    expect((await read()).body).toEqual({ success: true, contacts: [] });
  });

  it('stops after 20 pages if the provider’s pages never end', async () => {
    people.answerWith({ connections: [person('Bob', 'bob@example.com')], nextPageToken: 'again' });
    expect((await read()).body.contacts).toHaveLength(20);
    expect(people.requested).toHaveLength(20);
  });

  it.each([
    ['no JSON', '<html>'],
    ['a refusal', (response: ServerResponse) => response.writeHead(403).end('{}')],
    [
      'a redirection, wherever to',
      (response: ServerResponse) => response.writeHead(302, { location: '/elsewhere' }).end(),
    ],
    ['a broken line', (response: ServerResponse) => response.destroy()],
    ['more than a page can be', `{"connections":"${'x'.repeat(9 * 1024 * 1024)}"}`],
  ])('reports a failure if the provider answers with %s', async (_what, answer) => {
    people.answerWith(answer);
    expect((await read()).body).toMatchObject(refused);
    expect(people.requested).toHaveLength(1);
  });

  it('refuses an unknown, used or expired state, and sends no request to the provider', async () => {
    people.answerWith({});
    expect((await read(ana, { state: 'made-up' })).body).toMatchObject(refused);
    const { state } = await begin();
    const again = () => services.request(readProviderContacts, { code: 'a-code', state }, { as: ana });
    const answers = await Promise.all(Array.from({ length: 10 }, again));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(people.requested).toHaveLength(1);
    const late = await begin();
    services.clock.advance(10 * 60_000);
    const answer = await services.request(readProviderContacts, { code: 'c', state: late.state }, { as: ana });
    expect(answer.body).toMatchObject(refused);
    expect(people.requested).toHaveLength(1);
  });

  it('accepts a state only from the person who requested it', async () => {
    people.answerWith({ connections: [person('Bob', 'bob@example.com')] });
    const eve = await services.createPerson();
    const { state } = await begin(ana);
    const answer = await services.request(readProviderContacts, { code: 'a-code', state }, { as: eve });
    expect(answer.body).toMatchObject(refused);
    const own = await services.request(readProviderContacts, { code: 'a-code', state }, { as: ana });
    expect(own.body.contacts).toHaveLength(1);
  });

  it('does not accept the state of a sign-in for an import, nor the state of an import for a sign-in', async () => {
    people.answerWith({});
    const signIn = (await services.request(beginGoogleSignIn)).body;
    expect((await read(ana, { state: signIn.state })).body).toMatchObject(refused);
    const { state } = await begin();
    issuer.answerWith({ sub: 'x', email: 'x@example.com', email_verified: true });
    const { body } = await services.request(loginWithGoogleOauth, { code: 'a-code', state });
    expect(body.code).toBe('LOGIN_FAILED');
  });

  it.each([
    [{}, 400],
    [{ code: '', state: 's' }, 400],
    [{ code: { $ne: null }, state: 's' }, 400],
    [{ code: 'c', state: ['s'] }, 400],
    [{ code: 'c'.repeat(2049), state: 's' }, 400],
    [{ code: 'c', state: 's', iss: 7 }, 400],
  ])('refuses %j', async (input, status) => {
    expect((await services.request(readProviderContacts, input, { as: ana })).status).toBe(status);
  });

  it('refuses visitors', async () => {
    for (const call of [getContactsProvider, beginContactsImport, readProviderContacts]) {
      expect((await services.request(call, { code: 'c', state: 's' })).status).toBe(401);
    }
  });

  it('answers with a page that runs only its own script, and does not echo the parameters', async () => {
    const answer = await services.get('/api/contacts-answer?code=c&state=%3Cscript%3Ealert(1)%3C/script%3E', {
      'accept-language': 'ro-RO,ro;q=0.9',
    });
    expect(answer.body).toContain('Puteți închide această fereastră.');
    expect(answer.body).not.toContain('alert(1)');
    const policy = answer.headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    const script = /<script>(.*)<\/script>/.exec(answer.body as string)![1]!;
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(answer.headers['referrer-policy']).toBe('no-referrer');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('a deployment', () => {
  async function providerWith(env: NodeJS.ProcessEnv) {
    const accounts = await startAccounts({ env });
    const as = await accounts.createPerson();
    const { provider } = (await accounts.request(getContactsProvider, {}, { as })).body;
    const { body } = await accounts.request(beginContactsImport, {}, { as });
    await accounts.close();
    return { provider, began: body.success as boolean };
  }

  it('offers the development source if it has no credentials, and marks it', async () => {
    expect((await providerWith({})).provider).toBe('development');
  });

  it.each([
    ['switched off', { CONTACTS_IMPORT: 'false' }],
    ['of an issuer whose contacts’ address nobody said', { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'us' }],
  ])('offers no import if it is %s', async (_what, env) => {
    expect(await providerWith(env)).toEqual({ provider: null, began: false });
  });

  it('serves the development source only with a valid token', async () => {
    const accounts = await startAccounts();
    const { status } = await accounts.get('/dev/contacts/v1/people/me/connections', {
      authorization: 'Bearer made-up',
    });
    await accounts.close();
    expect(status).toBe(401);
  });
});
