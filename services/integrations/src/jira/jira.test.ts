import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Call } from '@meet/contracts';
import {
  authorizeJira,
  describeJiraLanding,
  disconnectJira,
  endApiKeys,
  getIntegrations,
  getJiraConnections,
  JIRA_CONNECTIONS_MAX,
  type Integration,
  type JiraConnection,
} from '@meet/integrations-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { generateKeyPairSync } from 'node:crypto';
import { startIntegrations, type TestIntegrations } from '../testing/startIntegrations.ts';
import { signHs256, signNone, startJira, type Claims, type TestJira } from '../testing/startJira.ts';

const MINUTE_MS = 60_000;
const LANDING = { method: 'GET', path: '/landing-jira' };
const APP_URL = 'http://localhost:8080/api/jira';

const logged: string[] = [];
let services: TestIntegrations;
let jira: TestJira;

async function start(env: NodeJS.ProcessEnv = {}) {
  jira = await startJira({ now: () => services.clock.now() });
  services = await startIntegrations({
    env: {
      JIRA_APP_KEY: 'example.meet',
      JIRA_NETWORKS: 'loopback',
      JIRA_INSTALL_KEYS_URL: jira.keysUrl,
      JIRA_BRIDGE_URL: jira.bridgeUrl,
      ...env,
    },
    logTo: { write: (line) => void logged.push(line) },
  });
  jira.read((await services.get('/api/jira/atlassian-connect.json')).body);
}
async function stop() {
  await services.close();
  await jira.close();
}

type Event = 'installed' | 'uninstalled' | 'enabled' | 'disabled';
const notify = async (event: Event, token: string | undefined, body: object = jira.toBody(event), headers = {}) =>
  services.request(`jira/${event}`, body, { headers: { ...(token && { authorization: `JWT ${token}` }), ...headers } });
const getHook = (event: Event) => ({ method: 'POST', path: `/${event}` });
/** Installs the app, a second later than before, because two tokens of the same second would be equal. */
async function install() {
  services.clock.advance(1000);
  return (await notify('installed', jira.signByHost(getHook('installed')))).status;
}

const open = async (url = jira.panelUrl(), headers: Record<string, string> = {}) =>
  services.get(url.slice(21), headers);
const getPolicy = ({ headers }: { headers: Record<string, unknown> }) => String(headers['content-security-policy']);
/** Returns the token that a browser would send with the form. */
const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)![1]!;
const landingIn = (html: string) => /landing-jira\/([^"]+)"/.exec(html)![1]!;
const press = async (act: string, token: string, headers: Record<string, string> = {}) =>
  services.request('jira/panel', new URLSearchParams({ act, token }).toString(), {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

const landing = (more: Claims = {}, secret = jira.secret) =>
  jira.sign(LANDING, { aud: APP_URL, jti: String(Math.random()), ...more }, secret);
const authorize = async (as: TestPerson, jwt: string, headers = {}) =>
  services.request(authorizeJira as Call, { jwt }, { as, headers });
const connect = async (as: TestPerson): Promise<JiraConnection> => {
  const { status, body } = await authorize(as, landing());
  expect(status).toBe(200);
  return body.connection;
};
const getConnections = async (as: TestPerson): Promise<JiraConnection[]> =>
  (await services.request(getJiraConnections as Call, undefined, { as })).body.connections;
const getCard = async (as: TestPerson): Promise<Integration> =>
  (await services.request(getIntegrations as Call, undefined, { as })).body.integrations.find(
    ({ integrationId }: Integration) => integrationId === 'jira',
  );

describe('a Jira site whose installations Atlassian signs', () => {
  beforeAll(() => start());
  afterAll(stop);
  beforeEach(() => {
    jira.links.length = 0;
    jira.setReadOnly(false);
  });

  it('reads a descriptor of the app', async () => {
    const { body } = await services.get('/api/jira/atlassian-connect.json');
    expect(body).toMatchObject({
      key: 'example.meet',
      baseUrl: APP_URL,
      authentication: { type: 'jwt' },
      apiMigrations: { 'signed-install': true },
      lifecycle: { installed: '/installed', uninstalled: '/uninstalled' },
      scopes: ['READ', 'WRITE'],
    });
    expect(body.modules.webPanels[0].url).toBe('/panel?issueKey={issue.key}');
  });

  it('is not installed without a valid signature of Atlassian for this app', async () => {
    const request = getHook('installed');
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const foreignKey = other.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const refused: [string, string | undefined, object?][] = [
      ['no signature', undefined],
      ['no algorithm', signNone(jira.toClaims(request, { aud: [APP_URL] }))],
      ['its own secret', jira.sign(request, { aud: [APP_URL] })],
      ['another key', jira.signByHost(request, {}, {}, foreignKey)],
      ['an unknown key', jira.signByHost(request, {}, { kid: 'another' })],
      ['a key elsewhere', jira.signByHost(request, {}, { kid: '../keys/x' })],
      ['another app', jira.signByHost(request, { aud: ['https://other.example'] })],
      ['another hook', jira.signByHost(getHook('uninstalled'))],
      ['another time', jira.signByHost(request, { exp: Math.floor(services.clock.now() / 1000) - 60 })],
      ['another site', jira.signByHost(request, { iss: 'somebody' })],
      ['another app’s body', jira.signByHost(request), jira.toBody('installed', { key: 'other' })],
      ['a private address', jira.signByHost(request), jira.toBody('installed', { baseUrl: 'https://10.0.0.1' })],
      ['plain http', jira.signByHost(request), jira.toBody('installed', { baseUrl: 'http://192.0.2.1' })],
      [
        'an address with a user',
        jira.signByHost(request),
        jira.toBody('installed', { baseUrl: 'https://a:b@x.example' }),
      ],
      ['a short secret', jira.signByHost(request), jira.toBody('installed', { sharedSecret: 'short' })],
      ['an operator', jira.signByHost(request), jira.toBody('installed', { clientKey: { $ne: null } })],
    ];
    for (const [what, token, body] of refused) {
      const { status } = await notify('installed', token, body);
      expect([what, status]).toEqual([what, 401]);
    }
    expect(await services.deps.jiraStore.find(jira.clientKey)).toBeNull();
  });

  it('is refused in the caller’s language', async () => {
    const wordsIn = async (language: string) =>
      (await notify('installed', undefined, {}, { 'accept-language': language })).body.message as string;
    const words = [await wordsIn('en-GB,en'), await wordsIn('fr-CA'), await wordsIn('ro')];
    expect(new Set(words).size).toBe(3);
    expect(words[0]).toMatch(/not signed by a Jira site/);
  });

  it('is installed once per signature, and again with a new one', async () => {
    const token = jira.signByHost(getHook('installed'));
    expect((await notify('installed', token)).status).toBe(204);
    expect((await notify('installed', token)).status).toBe(401);
    jira.renewSecret();
    expect(await install()).toBe(204);
    expect((await open()).body).toContain('Connect my account');
  });

  it('frames the panel only in its own site, without a script of ours', async () => {
    await install();
    const panel = await open();
    expect(panel.status).toBe(200);
    expect(getPolicy(panel)).toContain(`frame-ancestors ${jira.url}`);
    expect(getPolicy(panel)).toContain("default-src 'none'");
    expect(getPolicy(panel)).toContain(`script-src ${jira.bridgeUrl};`);
    expect(panel.headers['referrer-policy']).toBe('no-referrer');
    const nowhere = await services.get('/api/jira/panel?issueKey=SHOP-7');
    expect(getPolicy(nowhere)).toContain("frame-ancestors 'none'");
  });

  it('opens the panel only with its own current token for this request', async () => {
    await install();
    const parameters = { issueKey: 'SHOP-7' };
    const request = { method: 'GET', path: '/panel', parameters };
    const at = (token: string, query = 'issueKey=SHOP-7') =>
      open(`http://localhost:8080/api/jira/panel?${query}&jwt=${token}`);
    const invalid = /could not make sure/;
    expect((await at(signNone(jira.toClaims(request)))).body).toMatch(invalid);
    expect((await at(jira.sign(request, {}, 'x'.repeat(64)))).body).toMatch(invalid);
    expect((await at(jira.sign(request), 'issueKey=SHOP-8')).body).toMatch(invalid);
    expect((await at(jira.sign(request), 'issueKey=SHOP-7&more=1')).body).toMatch(invalid);
    expect((await at(jira.sign(request, { iss: 'somebody' }))).body).toMatch(invalid);
    expect((await at(jira.sign(request, { iss: { $ne: null } }))).body).toMatch(invalid);
    expect((await at(jira.sign(request, { qsh: 'context-qsh' }))).body).toMatch(invalid);
    expect((await at(jira.signByHost(request))).body).toMatch(invalid);
    expect((await at(signHs256(jira.toClaims(request), jira.publicKey))).body).toMatch(invalid);
    expect((await at(signHs256({ iss: jira.clientKey, qsh: 'x' }, jira.secret))).body).toMatch(invalid);
    const old = { exp: Math.floor(services.clock.now() / 1000) - 60 };
    expect((await at(jira.sign(request, old))).body).toMatch(/open for too long/);
    expect((await at(jira.sign(request, old))).headers['content-type']).toMatch(/html/);
    expect((await at(jira.sign(request, { exp: Math.floor(services.clock.now() / 1000) - 10 }))).body).toContain(
      'Connect',
    );
    expect((await at(jira.sign(request, { sub: undefined }))).body).toMatch(/Sign in to Jira/);
  });

  it('hashes repeated and unusual parameters as Atlassian’s documentation defines', async () => {
    await install();
    const parameters = { issueKey: 'SHOP-7', 'q x': ['b &', 'a*', '~é'], empty: '' };
    const request = { method: 'GET', path: '/panel', parameters };
    const query = 'q+x=b+%26&q%20x=a*&q+x=~%C3%A9&empty=&issueKey=SHOP-7';
    const { body } = await open(`http://localhost:8080/api/jira/panel?${query}&jwt=${jira.sign(request)}`);
    expect(body).toContain('Connect my account');
  });

  it('shows the panel in the browser’s language', async () => {
    await install();
    expect((await open(jira.panelUrl(), { 'accept-language': 'fr-FR,fr;q=0.9' })).body).toContain(
      'Connecter mon compte',
    );
    expect((await open(jira.panelUrl(), { 'accept-language': 'ro' })).body).toContain('Conectează contul meu');
    expect((await open(jira.panelUrl(), { 'accept-language': 'de,en;q=0.5' })).body).toContain('Connect my account');
  });

  it('links from the panel to a page that names the Jira account, where a person can connect once', async () => {
    await install();
    const [person, other] = [services.signIn(), services.signIn()];
    const jwt = landingIn((await open()).body);
    const notified = await services.request(describeJiraLanding as Call, { jwt });
    expect(notified.body).toMatchObject({ success: true, siteUrl: jira.url, jiraName: 'Mia Krystof' });
    expect((await services.request(authorizeJira as Call, { jwt })).status).toBe(401);
    const answers = await Promise.all(Array.from({ length: 20 }, () => authorize(person, jwt)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'JIRA_LINK_USED')).toHaveLength(19);
    expect((await authorize(other, jwt)).body.code).toBe('JIRA_LINK_USED');
    const [connection] = await getConnections(person);
    expect(connection).toEqual({
      connectionId: expect.any(String),
      siteUrl: jira.url,
      jiraName: 'Mia Krystof',
      creationDate: services.clock.now(),
    });
    expect(await getCard(person)).toMatchObject({ state: 'connected', connectionsCount: 1 });
    expect(services.getEvents(person).at(-1)).toMatchObject({
      type: 'integrationConnectionsChanged',
      payload: { integrationId: 'jira', connectionsCount: 1 },
    });
    expect(await getConnections(other)).toEqual([]);
  });

  it.each([
    ['no algorithm', () => signNone(jira.toClaims(LANDING, { aud: APP_URL })), 'JIRA_LINK_INVALID'],
    ['another key', () => landing({}, 'y'.repeat(64)), 'JIRA_LINK_INVALID'],
    ['another path', () => jira.sign({ method: 'GET', path: '/panel' }, { aud: APP_URL }), 'JIRA_LINK_INVALID'],
    ['the panel’s own token', () => new URL(jira.panelUrl()).searchParams.get('jwt')!, 'JIRA_LINK_INVALID'],
    ['another app', () => landing({ aud: 'https://other.example' }), 'JIRA_LINK_INVALID'],
    ['another site', () => landing({ iss: 'somebody' }), 'JIRA_LINK_INVALID'],
    ['nobody', () => landing({ sub: undefined }), 'JIRA_LINK_INVALID'],
    ['no end', () => landing({ exp: undefined }), 'JIRA_LINK_INVALID'],
    ['an end that is over', () => landing({ exp: Math.floor(services.clock.now() / 1000) - 60 }), 'JIRA_LINK_EXPIRED'],
    ['other letters', () => 'not-a-token', 'JIRA_LINK_INVALID'],
  ])('connects nobody by a link with %s', async (_what, getLink, code) => {
    await install();
    const person = services.signIn();
    for (const locale of ['en_US', 'fr_FR', 'ro_RO']) {
      const { status, body } = await authorize(person, getLink(), { locale });
      expect([status, body.code]).toEqual([400, code]);
      expect(body.message).toMatch({ en_US: /link/, fr_FR: /lien/, ro_RO: /link/ }[locale]!);
    }
    expect((await services.request(describeJiraLanding as Call, { jwt: getLink() })).body.code).toBe(code);
    expect(await getConnections(person)).toEqual([]);
  });

  it('starts a meeting as the connected account, and writes its link to the issue', async () => {
    await install();
    const person = services.signIn({ fullName: 'Ana Pop' });
    await connect(person);
    const ready = (await open()).body as string;
    expect(ready).toContain('Start meeting');
    const token = tokenIn(ready);
    const [first, second] = await Promise.all([press('start', token), press('start', token)]);
    const started = services.meetings.filter(({ accountId }) => accountId === person.accountId);
    expect(started).toMatchObject([
      { fullName: 'Ana Pop', email: person.email, subject: 'SHOP-7: The basket forgets what is in it' },
    ]);
    const url = `http://localhost:8080/j/${started[0]!.roomId}`;
    expect([first.body, second.body].join()).toContain(url);
    expect(jira.links).toEqual([
      {
        issueKey: 'SHOP-7',
        globalId: `meet=${started[0]!.roomId}`,
        url,
        title: 'Meeting: SHOP-7: The basket forgets what is in it',
        relationship: 'Meeting',
      },
    ]);
    const running = (await open()).body as string;
    expect(running).toContain('The meeting’s link is on the issue.');
    expect(running).not.toContain('Start meeting');
    services.meetings.at(-1)!.isLive = false;
    expect((await open()).body).toContain('Start meeting');
  });

  it('reports that the link could not be written, and tries again', async () => {
    await install();
    await connect(services.signIn());
    jira.setReadOnly(true);
    const { body } = await press('start', tokenIn((await open()).body));
    expect(body).toContain('could not be written');
    expect(jira.links).toEqual([]);
    jira.setReadOnly(false);
    expect((await press('link', tokenIn(body))).body).toContain('The meeting’s link is on the issue.');
    expect(jira.links).toHaveLength(1);
    services.meetings.at(-1)!.isLive = false;
  });

  it('starts nothing with a token of another kind, or after an hour', async () => {
    await install();
    await connect(services.signIn());
    const token = tokenIn((await open()).body);
    const before = services.meetings.length;
    expect((await press('start', landing())).body).toMatch(/could not make sure/);
    expect((await press('start', new URL(jira.panelUrl()).searchParams.get('jwt')!)).body).toMatch(
      /could not make sure/,
    );
    expect((await press('start', '')).body).toMatch(/could not make sure/);
    services.clock.advance(62 * MINUTE_MS);
    expect((await press('start', token)).body).toMatch(/open for too long/);
    expect(services.meetings).toHaveLength(before);
  });

  it('is disconnected only by the account’s owner, and by a new password', async () => {
    await install();
    const [person, other] = [services.signIn(), services.signIn()];
    const { connectionId } = await connect(person);
    const token = tokenIn((await open()).body);
    const untie = (as: TestPerson) => services.request(disconnectJira as Call, { connectionId }, { as });
    expect((await untie(other)).status).toBe(404);
    expect((await untie(person)).status).toBe(200);
    expect((await untie(person)).body.code).toBe('JIRA_CONNECTION_NOT_FOUND');
    expect(await getConnections(person)).toEqual([]);
    const before = services.meetings.length;
    expect((await press('start', token)).body).toContain('Connect my account');
    expect(services.meetings).toHaveLength(before);
    await connect(person);
    await services.client.call(endApiKeys, { accountId: person.accountId }, SERVICE_CALLER);
    expect(await getConnections(person)).toEqual([]);
    expect(services.getEvents(person).at(-1)!.payload).toEqual({ integrationId: 'jira', connectionsCount: 0 });
  });

  it('is connected to the account that agreed last', async () => {
    await install();
    const [person, other] = [services.signIn(), services.signIn()];
    await connect(person);
    await connect(other);
    expect(await getConnections(person)).toEqual([]);
    expect(await getConnections(other)).toHaveLength(1);
    expect(services.getEvents(person).at(-1)!.payload).toEqual({ integrationId: 'jira', connectionsCount: 0 });
  });

  it('is one of a limited number per account, and a refused link stays valid', async () => {
    await install();
    const person = services.signIn();
    for (let at = 0; at < JIRA_CONNECTIONS_MAX; at++) await authorize(person, landing({ sub: `user-${at}` }));
    const jwt = landing({ sub: 'one-more' });
    expect((await authorize(person, jwt)).body.code).toBe('JIRA_CONNECTION_LIMIT_REACHED');
    const [first] = await getConnections(person);
    await services.request(disconnectJira as Call, { connectionId: first!.connectionId }, { as: person });
    expect((await authorize(person, jwt)).status).toBe(200);
  });

  it('is disabled and enabled with its own secret, and removed by Atlassian with all its connections', async () => {
    await install();
    const person = services.signIn();
    await connect(person);
    expect((await notify('disabled', jira.sign(getHook('enabled')))).status).toBe(401);
    expect(
      (await notify('disabled', jira.sign(getHook('disabled')), jira.toBody('disabled', { clientKey: 'x' }))).status,
    ).toBe(401);
    expect((await notify('disabled', jira.sign(getHook('disabled')))).status).toBe(204);
    expect((await authorize(person, landing())).body.code).toBe('JIRA_LINK_INVALID');
    expect((await notify('enabled', jira.sign(getHook('enabled')))).status).toBe(204);
    expect((await notify('uninstalled', jira.sign(getHook('uninstalled')))).status).toBe(401);
    expect((await notify('uninstalled', jira.signByHost(getHook('uninstalled')))).status).toBe(204);
    expect(await getConnections(person)).toEqual([]);
    expect((await open()).body).toMatch(/could not make sure/);
    expect(getPolicy(await open())).toContain("frame-ancestors 'none'");
  });

  it('stores and logs no secret in clear', async () => {
    await install();
    const stored = await services.connection.collection('integrations.jira_installations').find().toArray();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(jira.secret);
    expect(logged.join('')).not.toContain(jira.secret);
    expect(logged.join('')).not.toMatch(/eyJ[\w-]+\.eyJ/);
  });
});

describe('a Jira site that is trusted at its first installation', () => {
  beforeAll(() => start({ JIRA_INSTALL_SIGNATURE: 'first' }));
  afterAll(stop);

  it('is installed without a signature, and again only with its former secret', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => notify('installed', undefined)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const former = jira.secret;
    jira.renewSecret();
    expect((await notify('installed', undefined)).status).toBe(401);
    expect((await notify('installed', jira.sign(getHook('installed')))).status).toBe(401);
    expect((await open(jira.panelUrl({}, former))).body).toContain('Connect my account');
    const token = jira.sign(getHook('installed'), {}, former);
    expect((await notify('installed', token)).status).toBe(204);
    expect((await notify('installed', token)).status).toBe(401);
    expect((await open()).body).toContain('Connect my account');
    expect((await open(jira.panelUrl({}, former))).body).toMatch(/could not make sure/);
  });

  it('has to use its former secret even after it was removed', async () => {
    expect((await notify('uninstalled', jira.sign(getHook('uninstalled')))).status).toBe(204);
    const former = jira.secret;
    jira.renewSecret();
    services.clock.advance(1000);
    expect((await notify('installed', undefined)).status).toBe(401);
    expect((await notify('installed', jira.sign(getHook('installed'), {}, former))).status).toBe(204);
  });
});

describe('a Jira site at a private address', () => {
  beforeAll(() => start());
  afterAll(stop);

  it('receives no request if the operator allows no private addresses', async () => {
    await install();
    jira.requested.length = 0;
    const { site, tokens } = services.deps.jira!;
    expect(tokens).toBeDefined();
    const installation = (await services.deps.jiraStore.find(jira.clientKey))!;
    expect(await site.getName({ ...installation, baseUrl: 'https://169.254.169.254' }, 'x')).toBeNull();
    expect(await site.getSummary({ ...installation, baseUrl: 'http://10.0.0.1' }, 'SHOP-7')).toBeUndefined();
    expect(jira.requested).toEqual([]);
  });
});
