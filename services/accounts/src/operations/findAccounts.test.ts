import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findAccountByAlias, findAccountsByEmail, getAccounts, signUp } from '@meet/accounts-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import { PASSWORD, startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

let services: TestAccounts;
beforeAll(async () => {
  services = await startAccounts();
});
afterAll(() => services.close());

describe('calls from other services', () => {
  it('find activated accounts by e-mail regardless of case, and leave out unknown ones', async () => {
    const { email, accountId } = await services.createPerson({ email: 'Ana.Pop@example.com' });
    await services.request(signUp, { email: 'waiting@example.com', fullName: 'W', password: PASSWORD });
    await services.mailTo('waiting@example.com');
    const emails = ['ANA.POP@EXAMPLE.COM', 'ana.pop@example.com', 'nobody@example.com', 'waiting@example.com'];
    const { accounts } = await services.client.call(findAccountsByEmail, { emails }, SERVICE_CALLER);
    expect(accounts).toEqual([
      { accountId, email, fullName: 'Ana Pop', avatar: null, alias: null, locale: 'en_US', hasMembership: false },
    ]);
  });

  it('return accounts in the requested order', async () => {
    const people = [await services.createPerson(), await services.createPerson()];
    const accountIds = [people[1]!.accountId, 'unknown', people[0]!.accountId];
    const { accounts } = await services.client.call(getAccounts, { accountIds }, SERVICE_CALLER);
    expect(accounts.map(({ email }) => email)).toEqual([people[1]!.email, people[0]!.email]);
  });

  it('return null for an unknown alias', async () => {
    const { account } = await services.client.call(findAccountByAlias, { alias: 'nobody' }, SERVICE_CALLER);
    expect(account).toBeNull();
  });

  it.each([findAccountsByEmail, getAccounts, findAccountByAlias])('are closed to the outside: $path', async (call) => {
    expect((await services.request(call)).status).toBe(404);
  });
});
