import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  findAccountByAlias,
  getAccountData,
  setAlias,
  setName,
  setPhoneNumber,
  updateFirstChildRouteList,
} from '@meet/accounts-contract';
import { userChannel } from '@meet/contracts/events';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

const ACCESS_KEY = 'routes-access-key-1';
let services: TestAccounts;
let person: TestPerson;
beforeAll(async () => {
  services = await startAccounts({ env: { ROUTES_ACCESS_KEY: ACCESS_KEY } });
  person = await services.createPerson();
});
afterAll(() => services.close());

const profile = async () => (await services.request(getAccountData, {}, { as: person })).body.account;

describe('the profile', () => {
  it('changes the name and notifies the open tabs', async () => {
    expect((await services.request(setName, { newName: ' Ana-Maria Pop ' }, { as: person })).body.success).toBe(true);
    expect((await profile()).fullName).toBe('Ana-Maria Pop');
    expect(services.events).toContainEqual(
      expect.objectContaining({
        type: 'ownProfileChanged',
        channel: userChannel(person.accountId),
        payload: { profile: expect.objectContaining({ fullName: 'Ana-Maria Pop' }) },
      }),
    );
  });

  it('changes and removes the phone number', async () => {
    await services.request(setPhoneNumber, { phoneNumber: '+40721123456' }, { as: person });
    expect((await profile()).phoneNumber).toBe('+40721123456');
    await services.request(setPhoneNumber, { phoneNumber: '' }, { as: person });
    expect((await profile()).phoneNumber).toBeNull();
  });

  it.each(['0721123456', '+072112345', '1'.repeat(20)])('accepts the phone number %s', async (phoneNumber) => {
    const { body } = await services.request(setPhoneNumber, { phoneNumber }, { as: person });
    expect([body.success, (await profile()).phoneNumber]).toEqual([true, phoneNumber]);
  });

  it.each([
    [setPhoneNumber, { phoneNumber: '123456789' }, 'Phone number must be at least 10 characters'],
    [setPhoneNumber, { phoneNumber: '1'.repeat(21) }, 'Phone number cannot exceed 20 characters'],
    [setPhoneNumber, { phoneNumber: '07211234567x' }, 'Invalid phone number'],
    [setPhoneNumber, { phoneNumber: '0721+123456' }, 'Invalid phone number'],
    [setName, { newName: '' }, 'Full name is required'],
    [setName, { newName: '   ' }, 'Full name cannot be empty'],
    [setName, { newName: 'x'.repeat(101) }, 'Full name cannot exceed 100 characters'],
    [setName, { newName: { $ne: null } }, 'This must be a text.'],
    [setAlias, { alias: 'x'.repeat(27) }, 'Alias cannot exceed 26 characters'],
    [setAlias, { alias: 'a b' }, 'Alias can only contain letters, digits, underscores and hyphens'],
    [setAlias, { alias: '' }, 'Alias is required'],
    [setAlias, { alias: ' ' }, 'Alias cannot be empty'],
  ])('refuses %j %j', async (call, input, message) => {
    const answer = await services.request(call, input, { as: person });
    expect(answer).toMatchObject({ status: 400, body: { success: false, message } });
  });

  it('is closed to visitors', async () => {
    for (const call of [getAccountData, setName, setAlias, setPhoneNumber]) {
      expect((await services.request(call, {})).status).toBe(401);
    }
  });
});

describe('setAlias', () => {
  it('names the personal link, which is found regardless of case', async () => {
    await services.request(setAlias, { alias: 'Ana-Pop' }, { as: person });
    const { account } = await services.client.call(findAccountByAlias, { alias: 'ana-pop' }, SERVICE_CALLER);
    expect(account).toMatchObject({ email: person.email, alias: 'Ana-Pop' });
  });

  it.each([
    ...['dashboard', 'Signin', 's', 'oauth2', 'api', 'API', 'admin', 'Administrator', 'internal', 'support'],
    ...['constructor', 'Constructor', '__proto__', 'prototype', 'hasOwnProperty', 'toString', 'healthz', 'metrics'],
  ])('reserves %s', async (alias) => {
    const { body } = await services.request(setAlias, { alias }, { as: person });
    expect(body).toMatchObject({ success: false, code: 'ALIAS_RESERVED', message: 'The alias is reserved!' });
  });

  it('gives an alias to one of two people who request it at the same time', async () => {
    const people = [await services.createPerson(), await services.createPerson()];
    const answers = await Promise.all(people.map((as) => services.request(setAlias, { alias: 'the-one' }, { as })));
    expect(answers.map(({ body }) => body.code ?? 'OK').sort()).toEqual(['ALIAS_TAKEN', 'OK']);
  });
});

describe('updateFirstChildRouteList', () => {
  const reserve = (accessKey: string, firstChildRoutePaths: unknown) =>
    services.request(updateFirstChildRouteList, { accessKey, firstChildRoutePaths });

  it('reserves further path segments, and never releases the built-in ones', async () => {
    expect((await reserve(ACCESS_KEY, ['/pricing/plans', 'about'])).body.success).toBe(true);
    for (const alias of ['pricing', 'About']) {
      expect((await services.request(setAlias, { alias }, { as: person })).body.code).toBe('ALIAS_RESERVED');
    }
    await reserve(ACCESS_KEY, []);
    expect((await services.request(setAlias, { alias: 'pricing' }, { as: person })).body.success).toBe(true);
    expect((await services.request(setAlias, { alias: 'dashboard' }, { as: person })).body.code).toBe('ALIAS_RESERVED');
  });

  it('reserves the paths of remotes, and takes back an alias that collides with one', async () => {
    const owner = await services.createPerson();
    expect((await services.request(setAlias, { alias: 'Shop' }, { as: owner })).body.success).toBe(true);
    await services.publishRemote('shop');
    expect((await services.mailTo(owner.email)).body).toContain('/Shop');
    for (const alias of ['shop', 'SHOP'])
      expect((await services.request(setAlias, { alias }, { as: person })).body.code).toBe('ALIAS_RESERVED');
  });

  it('takes back aliases that collide, also old ones, and notifies their owners by mail', async () => {
    const [one, two, other] = [await services.createPerson(), await services.createPerson(), person];
    await services.request(setAlias, { alias: 'Press' }, { as: one });
    await services.request(setAlias, { alias: 'still-mine' }, { as: other });
    await services.connection
      .collection<{ _id: string }>('accounts.accounts')
      .updateOne({ _id: two.accountId }, { $set: { alias: 'Admin', aliasKey: 'admin' } });
    await reserve(ACCESS_KEY, ['press']);

    const getAlias = async (as: TestPerson) => (await services.request(getAccountData, {}, { as })).body.account.alias;
    expect([await getAlias(one), await getAlias(two), await getAlias(other)]).toEqual([null, null, 'still-mine']);
    expect((await services.mailTo(one.email)).body).toContain('/Press');
    expect((await services.mailTo(two.email)).body).toContain('/Admin');
    const lookUp = (alias: string) => services.client.call(findAccountByAlias, { alias }, SERVICE_CALLER);
    expect(await lookUp('admin')).toEqual({ account: null });
  });

  it('requires the access key', async () => {
    expect((await reserve('wrong-access-key', ['x'])).status).toBe(403);
    expect((await reserve({ $ne: '' } as never, ['x'])).status).toBe(400);
  });
});
