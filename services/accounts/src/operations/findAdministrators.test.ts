import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { findAdministrators } from '@meet/accounts-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import { startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

let services: TestAccounts;
beforeAll(async () => {
  services = await startAccounts();
});
afterAll(() => services.close());

it('finds current administrators among people, unknown ids and former administrators', async () => {
  const { email } = await services.createAdministrator();
  const { accountId } = await services.createPerson();
  const accounts = services.connection.collection<{ _id: string }>('accounts.accounts');
  const admin = (await accounts.findOne({ email }))!._id;
  const find = () => services.client.call(findAdministrators, { accountIds: [accountId, admin, 'x'] }, SERVICE_CALLER);
  expect(await find()).toEqual({ administratorIds: [admin] });
  await accounts.updateOne({ _id: admin }, { $set: { role: 'user' } });
  expect(await find()).toEqual({ administratorIds: [] });
});
