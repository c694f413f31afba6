import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { getDevices, getInvitations, INVITATIONS_PAGE, setName } from '@meet/accounts-contract';
import { AUDIT_PAGE_SIZE, getAuditEntries, searchAccounts } from '@meet/accounts-contract/admin';
import type { TestPerson } from '@meet/service-kit/testing';
import { startAccounts, type TestAccounts } from './testing/startAccounts.ts';

const FEW = 200;
const MANY = 10 * FEW;

let services: TestAccounts;
let admin: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  services = await startAccounts();
  admin = await services.createAdministrator('root@example.com');
  person = await services.createPerson({ fullName: 'Maria Radu' });
});
afterAll(() => services.close());

/** Replaces the documents that the test before stored in a collection by `count` others. */
async function fill(name: string, count: number, toDocument: (at: number) => object): Promise<void> {
  const collection = services.connection.collection<{ _id: string }>(name);
  await collection.deleteMany({ _id: { $gte: 'made-', $lt: 'made.' } });
  await collection.insertMany(
    Array.from({ length: count }, (_, at) => ({
      _id: `made-${String(at).padStart(6, '0')}`,
      ...toDocument(at),
    })) as never,
  );
}

const fillInvitations = (count: number) =>
  fill('accounts.invitations', count, (at) => ({
    ...{ inviterId: person.accountId, email: `guest-${at}@example.org`, name: `Guest ${at}`, state: 'accepted' },
    ...{ groupId: null, groupName: null, groupRole: null },
    ...{ organizationId: null, organizationName: null, organizationRole: null },
    ...{ tokenHash: `hash-${at}`, createdAt: at, sentAt: at, expiresAt: at, answeredAt: at },
  }));

const fillAudit = (count: number) =>
  fill('accounts.audit', count, (at) => ({
    ...{ action: 'accounts-searched', at: 1_000 + at, adminId: admin.accountId, adminEmail: admin.email },
    ...{ subjectId: 'x', subjectEmail: null, call: null, address: '' },
  }));

const fillAccounts = (count: number) =>
  fill('accounts.accounts', count, (at) => ({
    ...{ email: `someone-${at}@example.com`, emailKey: `someone-${at}@example.com`, fullName: `Someone Radu ${at}` },
    ...{ foldedWords: ['someone', 'radu', String(at)], role: 'user', locale: 'en_US', activatedAt: 1, createdAt: 1 },
    ...{ alias: null, aliasKey: null, phoneNumber: null, avatarId: null, passwordHash: null, hasMembership: false },
    ...{ secondFactor: null, identities: [] },
  }));

type Act = () => Promise<unknown>;
const ask = async (call: Parameters<TestAccounts['request']>[0], input: object, as: TestPerson) => {
  const { status, body } = await services.request(call, input, { as });
  expect(status).toBe(200);
  return body;
};

it.each<[string, (count: number) => Promise<unknown>, Act]>([
  [
    'list invitations',
    fillInvitations,
    async () => expect((await ask(getInvitations, {}, person)).invitations).toHaveLength(INVITATIONS_PAGE),
  ],
  [
    'list the audit log',
    fillAudit,
    async () => expect((await ask(getAuditEntries, {}, admin)).entries).toHaveLength(AUDIT_PAGE_SIZE),
  ],
  [
    'find accounts by address',
    fillAccounts,
    async () => expect((await ask(searchAccounts, { search: 'someone-1' }, admin)).accounts).toHaveLength(20),
  ],
  [
    'find accounts by a frequent name',
    fillAccounts,
    async () => expect((await ask(searchAccounts, { search: 'radu' }, admin)).accounts).toHaveLength(20),
  ],
  [
    'find accounts by two words',
    fillAccounts,
    async () => expect((await ask(searchAccounts, { search: 'radu maria' }, admin)).accounts).toHaveLength(1),
  ],
  ['list devices', fillAccounts, () => ask(getDevices, {}, person)],
  ['change a name', fillAccounts, () => ask(setName, { newName: 'Maria Radu' }, person)],
])('reads no more for ten times the records to %s', async (_what, fillUp, act) => {
  const costWith = async (count: number) => {
    await fillUp(count);
    await act();
    return services.measureCost(act);
  };
  const few = await costWith(FEW);
  const many = await costWith(MANY);
  expect(many.commands).toBe(few.commands);
  expect(many.read).toBeLessThanOrEqual(few.read);
});
