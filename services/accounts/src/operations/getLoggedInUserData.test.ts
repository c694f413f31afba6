import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { getLoggedInUserData, setName } from '@meet/accounts-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

let services: TestAccounts;
beforeAll(async () => {
  services = await startAccounts();
});
afterAll(() => services.close());

const getName = async (as: TestPerson): Promise<string> =>
  (await services.request(getLoggedInUserData, {}, { as })).body.fullName;

it('reads concurrent callers in few queries, and returns each caller’s own data', async () => {
  const names = Array.from({ length: 20 }, (_, at) => `Person ${at}`);
  const people: TestPerson[] = [];
  for (const fullName of names) people.push(await services.createPerson({ fullName }));
  // The callers' sessions are cached from here on.
  await Promise.all(people.map(getName));
  let notified: string[] = [];
  const commands = await services.getCommands(async () => {
    notified = await Promise.all(people.map(getName));
  });
  expect(notified).toEqual(names);
  expect(commands.length).toBeLessThan(people.length / 2);
});

it('returns no data older than the request', async () => {
  const ana = await services.createPerson({ fullName: 'Ana Pop' });
  const isEarlier = getName(ana);
  await services.request(setName, { newName: 'Ana Nou' }, { as: ana });
  expect(await getName(ana)).toBe('Ana Nou');
  expect(['Ana Pop', 'Ana Nou']).toContain(await isEarlier);
});
