import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkIfUserIsLoggedIn, checkUserMembership, getLoggedInUserData, signOut } from '@meet/accounts-contract';
import { userChannel } from '@meet/contracts/events';
import { startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

let services: TestAccounts;
beforeAll(async () => {
  services = await startAccounts();
});
afterAll(() => services.close());

describe('signOut', () => {
  it('ends the current session, notifies its sockets, and keeps sessions on other devices', async () => {
    const person = await services.createPerson();
    const other = await services.signInAgain(person);
    expect((await services.request(signOut, {}, { as: person })).body).toEqual({ success: true });
    expect((await services.request(checkIfUserIsLoggedIn, {}, { as: person })).status).toBe(401);
    expect((await services.request(checkUserMembership, {}, { as: other })).body).toEqual({
      success: true,
      hasMembership: false,
    });
    expect(services.events.at(-1)).toMatchObject({
      type: 'sessionsEnded',
      channel: userChannel(person.accountId),
      payload: { sessionIds: [expect.any(String)] },
    });
  });

  it('refuses visitors', async () => {
    expect((await services.request(signOut)).status).toBe(401);
  });
});

describe('checkUserMembership', () => {
  it('returns true for a licensed member of an organization', async () => {
    const person = await services.createPerson();
    services.organizations.licensed.add(person.accountId);
    const paid = { success: true, hasMembership: true };
    expect((await services.request(checkUserMembership, {}, { as: person })).body).toEqual(paid);
    expect((await services.request(getLoggedInUserData, {}, { as: person })).body).toMatchObject(paid);
  });
});
