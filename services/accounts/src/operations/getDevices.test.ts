import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkIfUserIsLoggedIn, getDevices, revokeDevice, revokeOtherDevices } from '@meet/accounts-contract';
import { startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
let services: TestAccounts;
beforeAll(async () => {
  services = await startAccounts();
});
afterAll(() => services.close());

describe('the list of devices', () => {
  it('names each device and marks the current one', async () => {
    const person = await services.createPerson();
    services.clock.advance(1000);
    await services.signInAgain(person, { 'user-agent': FIREFOX });
    const { body } = await services.request(getDevices, {}, { as: person });
    expect(body.devices).toHaveLength(2);
    expect(body.devices[0]).toMatchObject({ device: 'Firefox, Windows', isCurrent: false });
    expect(body.devices[1]).toMatchObject({ isCurrent: true });
  });

  it('lets a person sign out one device', async () => {
    const person = await services.createPerson();
    const other = await services.signInAgain(person);
    const { body } = await services.request(getDevices, {}, { as: other });
    const { sessionId } = body.devices.find((device: { isCurrent: boolean }) => device.isCurrent);
    expect((await services.request(revokeDevice, { sessionId }, { as: person })).body.success).toBe(true);
    expect((await services.request(checkIfUserIsLoggedIn, {}, { as: other })).status).toBe(401);
    expect(services.events.at(-1)).toMatchObject({ type: 'sessionsEnded', payload: { sessionIds: [sessionId] } });
  });

  it('refuses to sign out another person’s device', async () => {
    const person = await services.createPerson();
    const stranger = await services.createPerson();
    const { body } = await services.request(getDevices, {}, { as: person });
    const { sessionId } = body.devices[0];
    expect((await services.request(revokeDevice, { sessionId }, { as: stranger })).status).toBe(404);
    expect((await services.request(checkIfUserIsLoggedIn, {}, { as: person })).status).toBe(200);
  });

  it('signs out all other devices at once', async () => {
    const person = await services.createPerson();
    const other = await services.signInAgain(person);
    expect((await services.request(revokeOtherDevices, {}, { as: person })).body).toEqual({
      success: true,
      revoked: 1,
    });
    expect((await services.request(checkIfUserIsLoggedIn, {}, { as: other })).status).toBe(401);
    expect((await services.request(checkIfUserIsLoggedIn, {}, { as: person })).status).toBe(200);
  });
});
