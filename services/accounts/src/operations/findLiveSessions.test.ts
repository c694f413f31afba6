import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkIfUserIsLoggedIn, findLiveSessions, getDevices, signOut } from '@meet/accounts-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

const HOUR_MS = 3_600_000;
const IDLE_MS = 2 * HOUR_MS;
let services: TestAccounts;
beforeAll(async () => {
  services = await startAccounts({ env: { SESSION_IDLE_HOURS: '2', SESSION_DAYS: '1' } });
});
afterAll(() => services.close());

const getSessionId = async (person: TestPerson): Promise<string> =>
  (await services.request(getDevices, {}, { as: person })).body.devices[0].sessionId;
const ask = async (...sessionIds: string[]) =>
  (await services.client.call(findLiveSessions, { sessionIds }, SERVICE_CALLER)).sessions;

describe('other services', () => {
  it('learn which of the given sessions are live', async () => {
    const [ana, bob] = [await services.createPerson(), await services.createPerson()];
    const [anas, bobs] = [await getSessionId(ana), await getSessionId(bob)];
    expect(await ask(anas, bobs, 'none')).toHaveLength(2);
    await services.request(signOut, {}, { as: ana });
    expect(await ask(anas, bobs, 'none')).toEqual([{ sessionId: bobs, endsInMs: expect.any(Number) }]);
  });

  it('learn when an idle session ends, and do not prolong it by the request', async () => {
    const ana = await services.createPerson();
    const sessionId = await getSessionId(ana);
    expect(await ask(sessionId)).toEqual([{ sessionId, endsInMs: IDLE_MS }]);
    services.clock.advance(HOUR_MS);
    expect(await ask(sessionId)).toEqual([{ sessionId, endsInMs: HOUR_MS }]);
    services.clock.advance(HOUR_MS);
    expect(await ask(sessionId)).toEqual([]);
    expect((await services.request(checkIfUserIsLoggedIn, {}, { as: ana })).status).toBe(401);
  });

  it('learn the maximum lifetime of a session in constant use', async () => {
    const ana = await services.createPerson();
    const sessionId = await getSessionId(ana);
    for (let hour = 0; hour < 23; hour++) {
      services.clock.advance(HOUR_MS);
      await services.request(checkIfUserIsLoggedIn, {}, { as: ana });
    }
    expect(await ask(sessionId)).toEqual([{ sessionId, endsInMs: HOUR_MS }]);
  });

  it('learn it by a call that is closed to people', async () => {
    const ana = await services.createPerson();
    const sessionIds = [await getSessionId(ana)];
    expect((await services.request(findLiveSessions, { sessionIds }, { as: ana })).status).toBe(404);
  });
});
