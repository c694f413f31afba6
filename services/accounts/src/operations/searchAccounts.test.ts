import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loginAsUser, createLoginAsUser, setName, signOut } from '@meet/accounts-contract';
import { AUDIT_PAGE_SIZE, getAuditEntries, searchAccounts } from '@meet/accounts-contract/admin';
import type { TestPerson } from '@meet/service-kit/testing';
import { startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

let services: TestAccounts;
let admin: TestPerson;
let stefan: TestPerson;
beforeAll(async () => {
  services = await startAccounts();
  admin = await services.createAdministrator('root.stefan@example.com');
  stefan = await services.createPerson({ email: 'Stefan.Radu@example.com', fullName: 'Ștefan Pop-Radu' });
  await services.createPerson({ email: 'maria@example.com', fullName: 'Maria Radu' });
});
afterAll(() => services.close());

async function find(search: string): Promise<string[]> {
  const { body } = await services.request(searchAccounts, { search }, { as: admin });
  return body.accounts.map(({ email }: { email: string }) => email);
}

describe('searchAccounts', () => {
  it.each([
    ['stefan.r', ['Stefan.Radu@example.com']],
    ['STEFAN.RADU@EXAMPLE.COM', ['Stefan.Radu@example.com']],
    ['radu', ['maria@example.com', 'Stefan.Radu@example.com']],
    ['stef', ['Stefan.Radu@example.com']],
    ['rad ște', ['Stefan.Radu@example.com']],
    ['adu', []],
    ['.*', []],
    ['root', []],
  ])('finds people by prefixes of address and name, and no administrators: %s', async (search, emails) => {
    expect((await find(search)).sort()).toEqual([...emails].sort());
  });

  it('finds people by their current name only', async () => {
    const person = await services.createPerson({ fullName: 'Old Name' });
    await services.request(setName, { newName: 'Brânduşa' }, { as: person });
    expect(await find('brandusa')).toEqual([person.email]);
    expect(await find('old')).not.toContain(person.email);
  });

  it.each([
    ['Łukasz Bąk', 'lukasz bak'],
    ['Ångström', 'ANGSTROM'],
    ['E\u0301lodie', 'Élodie'],
    ['Jörg Straße', 'jorg stras'],
  ])('finds %s by %s', async (fullName, search) => {
    const { email } = await services.createPerson({ fullName });
    expect(await find(search)).toEqual([email]);
  });

  it('requires an administrator and a search text', async () => {
    expect((await services.request(searchAccounts, { search: 'a' }, { as: stefan })).status).toBe(403);
    expect((await services.request(searchAccounts, { search: 'a' })).status).toBe(401);
    for (const search of ['', '  ', { $ne: null }, 'x'.repeat(102)]) {
      expect((await services.request(searchAccounts, { search }, { as: admin })).status).toBe(400);
    }
  });
});

describe('getAuditEntries', () => {
  const entries = async (offset = 0) => (await services.request(getAuditEntries, { offset }, { as: admin })).body;

  it('returns who searched and who viewed an account, and when that ended, the latest first', async () => {
    services.clock.advance(1);
    await find('stef');
    services.clock.advance(1);
    const { data } = (await services.request(createLoginAsUser, { email: stefan.email }, { as: admin })).body;
    services.clock.advance(1);
    const { token } = (await services.request(loginAsUser, { data }, { address: '203.0.113.9' })).body;
    services.clock.advance(1);
    await services.request(signOut, {}, { headers: { 'user-token': token, 'admin-token': token } });
    const [ended, begun, requested, searched] = (await entries()).entries;
    const at = services.clock.now();
    expect(ended).toMatchObject({ action: 'view-account-ended', at, adminEmail: admin.email, subject: stefan.email });
    expect(begun).toMatchObject({ action: 'view-account-begun', adminEmail: admin.email, address: '203.0.113.9' });
    expect(requested).toMatchObject({ action: 'view-account-requested', subject: stefan.email });
    expect(searched).toMatchObject({ action: 'accounts-searched', adminEmail: admin.email, subject: 'stef' });
  });

  it('returns entries in pages', async () => {
    for (let i = 0; i < AUDIT_PAGE_SIZE; i++) await find('nobody');
    const first = await entries();
    expect(first).toMatchObject({ hasMore: true, entries: { length: AUDIT_PAGE_SIZE } });
    const second = await entries(AUDIT_PAGE_SIZE);
    expect(second.hasMore).toBe(false);
    const ids = [...first.entries, ...second.entries].map(({ entryId }: { entryId: string }) => entryId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('requires an administrator', async () => {
    expect((await services.request(getAuditEntries, {}, { as: stefan })).status).toBe(403);
    expect((await services.request(getAuditEntries, { offset: -1 }, { as: admin })).status).toBe(400);
  });
});
