import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getDevices, signOut } from '@meet/accounts-contract';
import { DEFAULT_LOCALE, type Caller } from '@meet/contracts';
import { renewSessions } from '@meet/contracts/session';
import { createAuthenticator, SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

const MINUTE_MS = 60_000;
let services: TestAccounts;
beforeAll(async () => {
  services = await startAccounts({ env: { SESSION_IDLE_HOURS: '2', SESSION_DAYS: '1' } });
});
afterAll(() => services.close());

const visitor: Caller = {
  kind: 'visitor',
  locale: DEFAULT_LOCALE,
  desktopApp: false,
  requestId: 'request',
  address: '127.0.0.1',
};
const listDevices = async (person: TestPerson) => (await services.request(getDevices, {}, { as: person })).body.devices;
const renew = async (...sessionIds: string[]) =>
  (await services.client.call(renewSessions, { sessionIds }, SERVICE_CALLER)).sessions;

describe('renewing sessions', () => {
  it('returns the people of live sessions only', async () => {
    const ana = await services.createPerson();
    const [{ sessionId }] = await listDevices(ana);
    const { accountId, email, fullName } = ana;
    expect(await renew(sessionId, 'none')).toEqual([
      expect.objectContaining({ kind: 'user', sessionId, accountId, email, fullName, endsInMs: 2 * 60 * MINUTE_MS }),
    ]);
    await services.request(signOut, {}, { as: ana });
    expect(await renew(sessionId)).toEqual([]);
  });

  it('counts as a use of each session, written in one command, at most once a minute', async () => {
    const people = [await services.createPerson(), await services.createPerson()];
    const ids: string[] = [];
    for (const person of people) ids.push((await listDevices(person))[0].sessionId);
    services.clock.advance(100 * MINUTE_MS);
    const requested = await services.getCommands(() => renew(...ids));
    expect(requested).toEqual(['find accounts.sessions', 'update accounts.sessions', 'find accounts.accounts']);
    services.clock.advance(MINUTE_MS / 2);
    expect(await services.getCommands(() => renew(...ids))).toEqual([
      'find accounts.sessions',
      'find accounts.accounts',
    ]);
    services.clock.advance(100 * MINUTE_MS);
    expect(await renew(...ids)).toHaveLength(2);
  });
});

describe('a session whose end was not announced to a cache', () => {
  it('is refused within five seconds, even if it is in constant use', async () => {
    const ana = await services.createPerson();
    const { client, clock } = services;
    const authenticate = createAuthenticator({
      client,
      bus: { subscribe: () => () => undefined, onLost: () => () => undefined },
      now: clock.now,
    });
    const who = async () => (await authenticate({ userToken: ana.token }, visitor)).kind;
    expect(await who()).toBe('user');
    await services.request(signOut, {}, { as: ana });
    const until = clock.now() + 5_000;
    while (clock.now() < until - 500) {
      clock.advance(500);
      await who();
    }
    clock.advance(500);
    expect(await who()).toBe('visitor');
  });
});
