import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  changePassword,
  checkIfUserIsLoggedIn,
  getAccountData,
  getLoggedInUserData,
  renewApiKey,
  resetPassword,
  forgotPassword,
  shortenKey,
} from '@meet/accounts-contract';
import { userChannel } from '@meet/contracts/events';
import type { TestPerson } from '@meet/service-kit/testing';
import { linkSecret, PASSWORD, startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

let services: TestAccounts;
beforeAll(async () => {
  services = await startAccounts();
});
afterAll(() => services.close());

const makeKey = async (as: TestPerson): Promise<string> =>
  (await services.request(renewApiKey, {}, { as })).body.apiKey;
const getProfile = async (as: TestPerson) => (await services.request(getAccountData, {}, { as })).body.account;
const call = (key: string) =>
  services.request(checkIfUserIsLoggedIn, {}, { headers: { authorization: `Bearer ${key}` } });
/** Returns the ids of all sessions that were announced as ended. */
const ended = (person: TestPerson) =>
  services.events
    .filter(({ type, channel }) => type === 'sessionsEnded' && channel === userChannel(person.accountId))
    .flatMap(({ payload }) => (payload as { sessionIds: string[] }).sessionIds);

describe('renewApiKey', () => {
  it('returns the whole key once; the profile shows its ends', async () => {
    const person = await services.createPerson();
    expect((await getProfile(person)).apiKey).toBeNull();
    const key = await makeKey(person);
    expect(key).toMatch(/^mk_[\w-]{72}$/);
    expect((await getProfile(person)).apiKey).toBe(shortenKey(key));
    const headers = { authorization: `Bearer ${key}` };
    expect((await services.request(getLoggedInUserData, {}, { headers })).body.email).toBe(person.email);
  });

  it('revokes the former key and ends its connections', async () => {
    const person = await services.createPerson();
    const [former, present] = [await makeKey(person), await makeKey(person)];
    expect(await call(former)).toMatchObject({ status: 401, body: { code: 'SESSION_INVALID' } });
    expect((await call(present)).status).toBe(200);
    expect(ended(person)).toEqual([expect.stringMatching(/^key:[A-Za-z0-9_-]{22}$/)]);
  });

  it('keeps one of twenty keys that are made at the same time', async () => {
    const person = await services.createPerson();
    const keys = await Promise.all(Array.from({ length: 20 }, () => makeKey(person)));
    const answers = await Promise.all(keys.map(call));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(ended(person)).size).toBe(19);
  });

  it('refuses administrators and visitors', async () => {
    const admin = await services.createAdministrator();
    expect((await services.request(renewApiKey, {}, { as: admin })).status).toBe(403);
    expect((await services.request(renewApiKey, {})).status).toBe(401);
  });
});

describe('an API key', () => {
  it.each([
    [
      'reset',
      async (person: TestPerson) => {
        await services.request(forgotPassword, { email: person.email });
        const key = linkSecret(await services.mailTo(person.email));
        return services.request(resetPassword, { key, password: 'Brand-new-word-2' });
      },
    ],
    [
      'changed',
      (as: TestPerson) =>
        services.request(changePassword, { currentPassword: PASSWORD, newPassword: 'Brand-new-word-2' }, { as }),
    ],
  ])('is revoked when the password is %s, as are webhooks and the address of the calendar', async (_how, choose) => {
    const person = await services.createPerson();
    const key = await makeKey(person);
    expect((await choose(person)).body).toEqual({ success: true });
    expect((await call(key)).status).toBe(401);
    expect(ended(person)).toContainEqual(expect.stringMatching(/^key:/));
    expect(services.disabledWebhooks).toContain(person.accountId);
    expect(services.closedFeeds).toContain(person.accountId);
    expect(services.endedKeys).toEqual(expect.arrayContaining([person.accountId]));
    expect(services.endedAuthorizations).toEqual(expect.arrayContaining([person.accountId]));
  });
});

describe('changing the password', () => {
  it('keeps keys, applications, webhooks and the calendar’s address on request', async () => {
    const person = await services.createPerson();
    const other = await services.signInAgain(person);
    const key = await makeKey(person);
    const input = { currentPassword: PASSWORD, newPassword: 'Brand-new-word-2', endOtherAccess: 0 };
    expect((await services.request(changePassword, input, { as: person })).body).toEqual({ success: true });
    expect((await call(key)).status).toBe(200);
    const ends = ['disabledWebhooks', 'endedChatWebhooks', 'closedFeeds', 'endedKeys', 'endedAuthorizations'] as const;
    for (const end of ends) expect(services[end]).not.toContain(person.accountId);
    expect((await services.request(checkIfUserIsLoggedIn, {}, { as: other })).status).toBe(401);
  });
});
