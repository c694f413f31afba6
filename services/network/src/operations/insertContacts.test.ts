import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getContacts, insertContacts, refreshContacts } from '@meet/network-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { startNetwork, type Network } from '../testing/startNetwork.ts';

describe('insert-contacts', () => {
  let network: Network;
  let ana: TestPerson;

  beforeAll(async () => {
    network = await startNetwork();
  });
  afterAll(() => network.close());
  beforeEach(() => {
    ana = network.person('Ana');
    network.forget();
  });

  const insert = (insertData: unknown) => network.request(insertContacts, { insertData }, { as: ana });
  const list = async () => (await network.request(getContacts, {}, { as: ana })).body.contacts;

  it('imports each address once, by the rules of the import', async () => {
    const answer = await insert([
      { email: 'Bob@Example.com', name: 'Bob' },
      { email: 'bob@example.com', name: 'Bob again' },
      { email: ana.email.toUpperCase(), name: 'Myself' },
      { email: `${'x'.repeat(60)}@example.com`, name: 'Too long' },
      { email: 'no address', name: 'Malformed' },
      { email: 'carl.pop@example.com', name: ' ' },
      { email: 'dana@example.com' },
      { email: 'eva@example.com', name: 'E'.repeat(120) },
    ]);
    expect(answer.body).toEqual({ success: true, imported: 4, skipped: 4 });
    const contacts = (await list()).map(({ email, fullName }: { email: string; fullName: string }) => [
      email,
      fullName,
    ]);
    expect(contacts.sort()).toEqual([
      ['bob@example.com', 'Bob'],
      ['carl.pop@example.com', 'carl.pop'],
      ['dana@example.com', 'dana'],
      ['eva@example.com', 'E'.repeat(100)],
    ]);
  });

  it('skips existing contacts, and reports if no others are left', async () => {
    await insert([{ email: 'bob@example.com', name: 'Bob' }]);
    const again = [{ email: 'BOB@example.com', name: 'Robert' }];
    expect((await insert(again)).body).toMatchObject({
      success: false,
      message: 'Your contacts were already imported!',
    });
    expect((await insert([...again, { email: 'carl@example.com', name: 'Carl' }])).body).toMatchObject({
      imported: 1,
      skipped: 1,
    });
    expect(await list()).toMatchObject([{ fullName: 'Bob' }, { fullName: 'Carl' }]);
  });

  it('accepts a page of 1000, and announces it in events of limited size', async () => {
    const page = Array.from({ length: 1000 }, (_, i) => ({ email: `person${i}@example.com`, name: `Person ${i}` }));
    expect((await insert(page)).body).toMatchObject({ imported: 1000 });
    const notified = network.heard(refreshContacts);
    expect(notified).toHaveLength(10);
    expect(notified.flatMap(({ contacts }) => contacts)).toHaveLength(1000);
    expect((await insert([...page, { email: 'more@example.com', name: 'More' }])).status).toBe(400);
  });

  it('accepts a page of the longest names', async () => {
    const page = Array.from({ length: 1000 }, (_, i) => ({ email: `person${i}@example.com`, name: '名'.repeat(100) }));
    expect((await insert(page)).body).toMatchObject({ success: true, imported: 1000 });
  });

  it('stores each contact once, also for ten identical simultaneous imports', async () => {
    const page = Array.from({ length: 50 }, (_, i) => ({ email: `person${i}@example.com`, name: `Person ${i}` }));
    const answers = await Promise.all(Array.from({ length: 10 }, () => insert(page)));
    expect(answers.some(({ body }) => body.success)).toBe(true);
    expect(await list()).toHaveLength(50);
  });

  it.each([
    [[], 'Please select contacts you want to be imported from your google account.'],
    [undefined, 'Please select contacts you want to be imported from your google account.'],
    [[{ email: { $ne: null }, name: 'x' }], 'This must be a text.'],
  ])('refuses %j', async (rows, message) => {
    const answer = await insert(rows);
    expect(answer.status).toBe(400);
    expect(answer.body.fields[0].message).toBe(message);
    expect(await list()).toEqual([]);
  });

  it('refuses an import without valid contacts', async () => {
    expect((await insert([{ email: ana.email, name: 'Me' }])).body).toMatchObject({ code: 'NO_CONTACT_TO_IMPORT' });
  });
});
