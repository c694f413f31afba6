import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  API_KEY_EXPIRY_DEFAULT_DAYS,
  API_KEYS_MAX,
  applyApiKeyEvent,
  deleteApiKey,
  endApiKeys,
  generateApiKey,
  getApiKeys,
  KEY_SERVICES,
  resolveApiKey,
  type ApiKeyList,
} from '@meet/integrations-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { startIntegrations, type TestIntegrations } from '../testing/startIntegrations.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let services: TestIntegrations;
const logged: string[] = [];
beforeAll(async () => {
  services = await startIntegrations({
    env: { CHROME_EXTENSION_URL: 'https://extensions.example/meet', HUBSTAFF_CLIENT_ID: 'meet' },
    logTo: { write: (line) => void logged.push(line) },
  });
});
afterAll(() => services.close());

const generate = async (as: TestPerson, input: object = {}) =>
  (await services.request(generateApiKey, { serviceId: 'jira', name: 'For issues', ...input }, { as })).body;
const listKeys = async (as: TestPerson): Promise<ApiKeyList> => {
  const { success: _, ...list } = (await services.request(getApiKeys, {}, { as })).body;
  return list;
};
const getLabel = async (as: TestPerson, service: string) =>
  (await listKeys(as)).serviceNames.find(({ id }) => id === service)!.label;
const resolve = (value: string) => services.client.call(resolveApiKey, { value }, SERVICE_CALLER);

describe('generateApiKey', () => {
  it('returns a key that its owner can read again in full', async () => {
    const person = services.signIn();
    const { success, apiKey } = await generate(person, { name: ' For issues ' });
    expect(success).toBe(true);
    expect(apiKey).toEqual({
      apiKeyId: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
      name: 'For issues',
      creationDate: services.clock.now(),
      serviceId: 'jira',
      serviceName: 'Jira',
      apiKeyValue: expect.stringMatching(/^ms_[\w-]{43}$/),
      expiresAt: services.clock.now() + API_KEY_EXPIRY_DEFAULT_DAYS * DAY_MS,
      lastUsedAt: null,
    });
    expect((await listKeys(person)).apiKeys).toEqual([apiKey]);
    expect(await resolve(apiKey.apiKeyValue)).toEqual({
      key: { apiKeyId: apiKey.apiKeyId, accountId: person.accountId, serviceId: 'jira' },
    });
  });

  it('enables the service, and notifies the owner’s tabs without the key’s value', async () => {
    const person = services.signIn();
    expect((await listKeys(person)).serviceNames).toEqual([
      { id: 'calendar', display_name: 'Calendar', label: 'Available' },
      { id: 'jira', display_name: 'Jira', label: 'Available' },
      { id: 'hubstaff', display_name: 'Hubstaff', label: 'Available' },
      { id: 'chrome-extension', display_name: 'Chrome extension', label: 'Available' },
      { id: 'automation', display_name: 'Automation', label: 'Available' },
      { id: 'chat', display_name: 'Chat', label: 'Available' },
    ]);
    const { apiKey } = await generate(person);
    expect(await getLabel(person, 'jira')).toBe('Enabled');
    expect(await getLabel(person, 'calendar')).toBe('Available');
    const notified = services.getEvents(person);
    expect(notified).toEqual([
      expect.objectContaining({
        type: 'apiKeyAdded',
        payload: { apiKeyId: apiKey.apiKeyId, serviceId: 'jira', keysCount: 1 },
      }),
    ]);
    expect(JSON.stringify(notified)).not.toContain(apiKey.apiKeyValue);
  });

  it.each([
    ['a missing name', { name: undefined }, 'name', 'Name is required'],
    ['an empty name', { name: '' }, 'name', 'Name is required'],
    ['a name of spaces', { name: '    ' }, 'name', 'Name is required'],
    ['a short name', { name: 'ab' }, 'name', 'Name must be at least 3 characters'],
    ['a long name', { name: 'x'.repeat(51) }, 'name', 'Name must be no longer than 50 characters'],
    ['no service', { serviceId: undefined }, 'serviceId', 'Service name is required'],
    ['an empty service', { serviceId: '' }, 'serviceId', 'Service name is required'],
    ['no day to live', { expiresInDays: 0 }, 'expiresInDays', 'Choose between 1 and 730 days'],
    ['too many days', { expiresInDays: 731 }, 'expiresInDays', 'Choose between 1 and 730 days'],
  ])('refuses %s', async (_what, input, path, message) => {
    const person = services.signIn();
    const body = { serviceId: 'jira', name: 'For issues', ...input };
    const answer = await services.request(generateApiKey, body, { as: person });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(answer.body.fields).toContainEqual(expect.objectContaining({ path, message }));
    expect((await listKeys(person)).apiKeys).toEqual([]);
  });

  it('accepts names of 3 and of 50 characters', async () => {
    const person = services.signIn();
    expect((await generate(person, { name: 'abc' })).success).toBe(true);
    expect((await generate(person, { name: 'x'.repeat(50) })).success).toBe(true);
  });

  it('refuses unknown services', async () => {
    for (const serviceId of ['nothing', 'account', 'toString']) {
      const answer = await services.request(generateApiKey, { serviceId, name: 'A key' }, { as: services.signIn() });
      expect([answer.status, answer.body.code]).toEqual([404, 'KEY_SERVICE_UNKNOWN']);
    }
  });

  it('creates keys up to the account’s limit, even for simultaneous requests', async () => {
    const person = services.signIn();
    for (let i = 0; i < API_KEYS_MAX - 5; i += 1) await generate(person);
    const answers = await Promise.all(Array.from({ length: 20 }, () => generate(person)));
    expect(answers.filter(({ success }) => success)).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'API_KEY_LIMIT_REACHED')).toHaveLength(15);
    const { apiKeys } = await listKeys(person);
    expect(apiKeys).toHaveLength(API_KEYS_MAX);
    // Deleting a key frees a slot.
    await services.request(deleteApiKey, { apiKeyId: apiKeys[7]!.apiKeyId }, { as: person });
    expect((await generate(person)).success).toBe(true);
  });

  it('refuses administrators and visitors', async () => {
    const input = { serviceId: 'jira', name: 'A key' };
    for (const call of [generateApiKey, getApiKeys]) {
      expect((await services.request(call, input)).status).toBe(401);
      expect((await services.request(call, input, { as: services.signIn({ kind: 'admin' }) })).status).toBe(403);
    }
  });
});

describe('getApiKeys', () => {
  it('lists the caller’s own keys, the latest first, in the caller’s language', async () => {
    const [person, other] = [services.signIn(), services.signIn()];
    await generate(other);
    const first = await generate(person, { serviceId: 'calendar' });
    services.clock.advance(1000);
    const second = await generate(person, { serviceId: 'chrome-extension' });
    const { body } = await services.request(getApiKeys, {}, { as: person, headers: { locale: 'fr_FR' } });
    expect(body.apiKeys).toEqual([
      { ...second.apiKey, serviceName: 'Extension Chrome' },
      { ...first.apiKey, serviceName: 'Calendrier' },
    ]);
  });

  it('names every service in every language', async () => {
    for (const locale of ['en_US', 'fr_FR', 'ro_RO']) {
      const { body } = await services.request(getApiKeys, {}, { as: services.signIn(), headers: { locale } });
      expect(body.serviceNames.map(({ id }: { id: string }) => id)).toEqual([...KEY_SERVICES]);
      for (const { display_name } of body.serviceNames) expect(display_name).not.toContain('.');
    }
  });
});

describe('deleteApiKey', () => {
  it('revokes the key, and the service is available again after the last one', async () => {
    const person = services.signIn();
    const [first, second] = [(await generate(person)).apiKey, (await generate(person)).apiKey];
    const answer = await services.request(deleteApiKey, { apiKeyId: first.apiKeyId }, { as: person });
    expect(answer.body).toEqual({ success: true, deletedApiKey: first });
    expect(await resolve(first.apiKeyValue)).toEqual({ key: null });
    expect(await getLabel(person, 'jira')).toBe('Enabled');
    await services.request(deleteApiKey, { apiKeyId: second.apiKeyId }, { as: person });
    expect(await getLabel(person, 'jira')).toBe('Available');
    expect(
      services
        .getEvents(person)
        .map(({ type, payload }) => [type, payload])
        .slice(2),
    ).toEqual([
      ['sessionsEnded', { sessionIds: [`key:${first.apiKeyId}`] }],
      ['apiKeyDeleted', { apiKeyId: first.apiKeyId, serviceId: 'jira', keysCount: 1 }],
      ['sessionsEnded', { sessionIds: [`key:${second.apiKeyId}`] }],
      ['apiKeyDeleted', { apiKeyId: second.apiKeyId, serviceId: 'jira', keysCount: 0 }],
    ]);
  });

  it('deletes a key once for twenty simultaneous requests', async () => {
    const person = services.signIn();
    const { apiKeyId } = (await generate(person)).apiKey;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => services.request(deleteApiKey, { apiKeyId }, { as: person })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'API_KEY_NOT_FOUND')).toHaveLength(19);
  });

  it('refuses another person’s key and an unknown one', async () => {
    const [person, stranger] = [services.signIn(), services.signIn()];
    const { apiKey } = await generate(person);
    for (const apiKeyId of [apiKey.apiKeyId, 'nothing']) {
      const answer = await services.request(deleteApiKey, { apiKeyId }, { as: stranger });
      expect([answer.status, answer.body.code]).toEqual([404, 'API_KEY_NOT_FOUND']);
    }
    expect((await listKeys(person)).apiKeys).toHaveLength(1);
  });
});

describe('a key', () => {
  it('is shown once and not stored if it is hidden, and opens its service', async () => {
    const person = services.signIn();
    const { apiKey } = await generate(person, { isHidden: true });
    expect(apiKey.apiKeyValue).toMatch(/^ms_[\w-]{43}$/);
    expect((await listKeys(person)).apiKeys).toEqual([{ ...apiKey, apiKeyValue: '' }]);
    const stored = await services.connection.collection('integrations.api_keys').findOne({ sealed: null });
    expect(stored).toMatchObject({ accountId: person.accountId, name: 'For issues' });
    expect((await resolve(apiKey.apiKeyValue)).key).toMatchObject({ apiKeyId: apiKey.apiKeyId });
    const { body } = await services.request(deleteApiKey, { apiKeyId: apiKey.apiKeyId }, { as: person });
    expect(body.success).toBe(true);
    expect((await resolve(apiKey.apiKeyValue)).key).toBeNull();
  });

  it('never expires if its owner chose that', async () => {
    const { apiKey } = await generate(services.signIn(), { expiresInDays: null });
    expect(apiKey.expiresAt).toBeNull();
  });

  it('is refused after it expired, and still listed', async () => {
    const person = services.signIn();
    const { apiKey } = await generate(person, { expiresInDays: 1 });
    expect(apiKey.expiresAt).toBe(services.clock.now() + DAY_MS);
    services.clock.advance(DAY_MS - 1);
    expect((await resolve(apiKey.apiKeyValue)).key).not.toBeNull();
    services.clock.advance(1);
    expect((await resolve(apiKey.apiKeyValue)).key).toBeNull();
    expect((await listKeys(person)).apiKeys).toHaveLength(1);
  });

  it('shows the minute of its last use, and is announced at most once a minute', async () => {
    const person = services.signIn();
    const { apiKey } = await generate(person);
    const used = async () => {
      for (let i = 0; i < 3; i += 1) await resolve(apiKey.apiKeyValue);
      await services.settle();
      return (await listKeys(person)).apiKeys[0]!.lastUsedAt;
    };
    const first = services.clock.now();
    expect(await used()).toBe(first);
    services.clock.advance(MINUTE_MS - 1);
    expect(await used()).toBe(first);
    services.clock.advance(1);
    expect(await used()).toBe(first + MINUTE_MS);
    const { apiKeyId } = apiKey;
    expect(
      services
        .getEvents(person)
        .filter(({ type }) => type === 'apiKeyUsed')
        .map(({ payload }) => payload),
    ).toEqual([
      { apiKeyId, lastUsedAt: first },
      { apiKeyId, lastUsedAt: first + MINUTE_MS },
    ]);
  });

  it('is neither stored nor logged in clear', async () => {
    const { apiKey } = await generate(services.signIn());
    await resolve(apiKey.apiKeyValue);
    await services.settle();
    const stored = await services.connection.collection('integrations.api_keys').find().toArray();
    expect(JSON.stringify(stored)).toContain(apiKey.apiKeyId);
    expect(JSON.stringify(stored)).not.toContain(apiKey.apiKeyValue.slice(3));
    expect(logged.join('')).not.toContain(apiKey.apiKeyValue.slice(3));
  });
});

describe('endApiKeys', () => {
  it('revokes all keys of one account, and notifies its tabs', async () => {
    const [person, other] = [services.signIn(), services.signIn()];
    const [own, others] = [(await generate(person)).apiKey, (await generate(other)).apiKey];
    await generate(person, { serviceId: 'calendar' });
    await services.client.call(endApiKeys, { accountId: person.accountId }, SERVICE_CALLER);
    expect((await listKeys(person)).apiKeys).toEqual([]);
    expect((await resolve(own.apiKeyValue)).key).toBeNull();
    expect((await resolve(others.apiKeyValue)).key).not.toBeNull();
    expect(services.getEvents(person).filter(({ type }) => type === 'apiKeyDeleted')).toHaveLength(2);
  });
});

describe('an event about keys', () => {
  it('gives the same list as fetching again, or requires a new fetch', async () => {
    const person = services.signIn();
    const { apiKey } = await generate(person);
    const before = await listKeys(person);
    const added = services.getEvents(person).at(-1)!;
    expect(applyApiKeyEvent({ ...before, apiKeys: [] }, added)).toBeUndefined();
    expect(applyApiKeyEvent(before, added)).toBe(before);

    await resolve(apiKey.apiKeyValue);
    await services.settle();
    const used = applyApiKeyEvent(before, services.getEvents(person).at(-1)!)!;
    expect(used).toEqual(await listKeys(person));
    await services.request(deleteApiKey, { apiKeyId: apiKey.apiKeyId }, { as: person });
    expect(applyApiKeyEvent(used, services.getEvents(person).at(-1)!)).toEqual(await listKeys(person));
  });
});
