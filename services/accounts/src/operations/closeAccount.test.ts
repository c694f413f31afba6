import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  beginSecondFactor,
  checkIfUserIsLoggedIn,
  closeAccount,
  CLOSING_DAYS,
  confirmSecondFactor,
  getAccountClosing,
  getAccounts,
  guideDontShowAgain,
  keepAccount,
  renewApiKey,
  setName,
  signIn,
} from '@meet/accounts-contract';
import { closeAccountById, getAuditEntries, searchAccounts } from '@meet/accounts-contract/admin';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { randomUUID } from 'node:crypto';
import { erasers } from '../closing/erasers.ts';
import { stepAt, totpAt } from '../second-factor/totp.ts';
import { PASSWORD, startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

const DAYS_MS = CLOSING_DAYS * 24 * 3_600_000;

let services: TestAccounts;
beforeAll(async () => {
  services = await startAccounts();
});
afterAll(() => services.close());

const close = (person: TestPerson, changes: object = {}) =>
  services.request(closeAccount, { password: PASSWORD, owned: 'handOver', ...changes }, { as: person });
const signInAs = ({ email }: TestPerson) => services.request(signIn, { email, password: PASSWORD });
const isSignedIn = async (person: TestPerson) =>
  (await services.request(checkIfUserIsLoggedIn, {}, { as: person })).status === 200;
const collection = (name: string) => services.connection.collection<{ _id: string }>(`accounts.${name}`);
const requestedFor = ({ accountId }: TestPerson) =>
  services.erasure.requested.filter(({ erasure }) => erasure.accountId === accountId);

describe('closing an account', () => {
  it('ends all access and mails the date of the deletion', async () => {
    const person = await services.createPerson();
    const other = await services.signInAgain(person);
    const { body } = await close(person);
    expect(body).toEqual({ success: true, closesAt: services.clock.now() + DAYS_MS });
    expect(await isSignedIn(person)).toBe(false);
    expect(await isSignedIn(other)).toBe(false);
    for (const ended of [services.endedKeys, services.endedAuthorizations, services.closedFeeds]) {
      expect(ended).toContain(person.accountId);
    }
    const mail = await services.mailTo(person.email);
    expect(mail.subject).toBe('Your account is closed');
    const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(body.closesAt);
    expect(mail.body).toContain(date);
  });

  it.each([
    ['a wrong password', { password: 'Wrong-password-1' }, 'PASSWORD_WRONG'],
    ['no password', { password: undefined }, 'PASSWORD_WRONG'],
  ])('is refused with %s', async (_name, changes, code) => {
    const person = await services.createPerson();
    expect((await close(person, changes)).body.code).toBe(code);
    expect(await isSignedIn(person)).toBe(true);
  });

  it('is refused with an unknown choice', async () => {
    const person = await services.createPerson();
    expect((await close(person, { owned: 'burn' })).status).toBe(400);
  });

  it('requires the second factor if it is on', async () => {
    const person = await services.createPerson();
    const { body } = await services.request(beginSecondFactor, { password: PASSWORD }, { as: person });
    const bits = [...(body.secret as string)].map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    );
    const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
    const code = () => totpAt(secret, stepAt(services.clock.now()));
    await services.request(confirmSecondFactor, { code: code() }, { as: person });
    expect((await close(person)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await close(person, { code: '000000' })).body.code).toBe('SECOND_FACTOR_INVALID');
    services.clock.advance(30_000);
    expect((await close(person, { code: code() })).body.success).toBe(true);
  });

  it('requires a recent sign-in if the account has neither', async () => {
    const person = await services.createPerson();
    await collection('accounts').updateOne({ _id: person.accountId }, { $set: { passwordHash: null } });
    services.clock.advance(11 * 60_000);
    expect((await close(person)).body.code).toBe('RECENT_SIGN_IN_REQUIRED');
    services.clock.advance(-2 * 60_000);
    expect((await close(person)).body.success).toBe(true);
  });

  it('is refused while the account owns an organization with other members', async () => {
    const person = await services.createPerson();
    services.organizations.owned.set(person.accountId, { organizationName: 'Acme', otherMembers: 1 });
    expect((await close(person)).body.code).toBe('ORGANIZATION_NOT_HANDED_OVER');
    expect(await isSignedIn(person)).toBe(true);
    services.organizations.owned.set(person.accountId, { organizationName: 'Acme', otherMembers: 0 });
    expect((await close(person)).body.success).toBe(true);
  });

  it('is done once by two requests at the same time', async () => {
    const person = await services.createPerson();
    const both = await Promise.all([close(person), close(person, { owned: 'close' })]);
    const done = both.filter(({ body }) => body.success);
    expect(done.length).toBeGreaterThan(0);
    for (const { body } of done) expect(body.closesAt).toBe(services.clock.now() + DAYS_MS);
    expect(await collection('closures').countDocuments({ _id: person.accountId })).toBe(1);
  });

  it('says what would be handed over or closed', async () => {
    const person = await services.createPerson();
    services.network.createGroup(person.accountId, 'Team');
    services.organizations.owned.set(person.accountId, { organizationName: 'Acme', otherMembers: 2 });
    services.erasure.sharedChatRooms = 3;
    const { body } = await services.request(getAccountClosing, {}, { as: person });
    expect(body).toMatchObject({
      hasPassword: true,
      hasSecondFactor: false,
      groupNames: ['Team'],
      sharedChatRooms: 3,
      organization: { organizationName: 'Acme', otherMembers: 2 },
    });
  });
});

describe('keeping an account', () => {
  it('is offered by the sign-in, once', async () => {
    const person = await services.createPerson();
    const { body: closed } = await close(person);
    services.clock.advance(DAYS_MS - 1);
    const { body: refused } = await signInAs(person);
    expect(refused).toMatchObject({ code: 'ACCOUNT_CLOSING', data: { closesAt: closed.closesAt } });
    const { body: kept } = await services.request(keepAccount, { token: refused.data.token });
    expect(kept).toMatchObject({ success: true, email: person.email });
    expect(await isSignedIn({ ...person, token: kept.token })).toBe(true);
    expect((await services.request(keepAccount, { token: refused.data.token })).body.code).toBe('LINK_INVALID');
    services.clock.advance(2);
    await services.deleteClosed();
    expect((await signInAs(person)).body.success).toBe(true);
    expect(requestedFor(person)).toEqual([]);
  });

  it('is refused with a token that no sign-in gave', async () => {
    const token = randomUUID().replaceAll('-', '');
    expect((await services.request(keepAccount, { token })).body.code).toBe('LINK_INVALID');
  });

  it('is refused once the time is over', async () => {
    const person = await services.createPerson();
    await close(person);
    services.clock.advance(DAYS_MS - 1);
    const { body } = await signInAs(person);
    services.clock.advance(1);
    expect((await services.request(keepAccount, { token: body.data.token })).body.code).toBe('LINK_INVALID');
    expect((await signInAs(person)).body.code).toBe('SIGN_IN_FAILED');
  });

  it('is possible after a closing that was interrupted before it ended the sessions', async () => {
    const person = await services.createPerson();
    await close(person);
    await collection('closures').deleteOne({ _id: person.accountId });
    const { body } = await signInAs(person);
    expect((await services.request(keepAccount, { token: body.data.token })).body.success).toBe(true);
  });
});

describe('the deletion of a closed account', () => {
  it('reaches every service once the time is over, and leaves nothing here', async () => {
    const fullName = 'Zenobia Quill';
    const person = await services.createPerson({ fullName });
    await services.request(setName, { fullName: 'Zenobia Quillon' }, { as: person });
    await services.request(renewApiKey, {}, { as: person });
    await services.request(guideDontShowAgain, { guideId: 'dashboard_tour', show: 0 }, { as: person });
    const admin = await services.createAdministrator();
    for (const search of [person.email.slice(0, 5), 'Zeno Quill', person.email]) {
      await services.request(searchAccounts, { search }, { as: admin });
    }
    await close(person);
    await services.mailTo(person.email);
    services.clock.advance(DAYS_MS);
    await services.deleteClosed();
    expect(requestedFor(person).map(({ call }) => call)).toEqual(erasers.map(({ name }) => name));
    const stored = JSON.stringify(
      await Promise.all(
        (await services.connection.db!.listCollections().toArray()).map(({ name }) =>
          services.connection.collection(name).find().toArray(),
        ),
      ),
    );
    for (const trace of [person.accountId, person.email, person.email.slice(0, 5), 'Zeno']) {
      expect(stored).not.toContain(trace);
    }
    const { accounts } = await services.client.call(getAccounts, { accountIds: [person.accountId] }, SERVICE_CALLER);
    expect(accounts).toEqual([]);
    expect((await signInAs(person)).body.code).toBe('SIGN_IN_FAILED');
    await services.createPerson({ email: person.email });
  });

  it('waits for each service, and asks again only those that have not confirmed', async () => {
    const person = await services.createPerson();
    await close(person);
    services.erasure.failing.add('eraseAccountFromNetwork');
    services.clock.advance(DAYS_MS);
    await services.deleteClosed();
    expect(requestedFor(person).map(({ call }) => call)).toEqual(['eraseAccountFromMeetings', 'eraseAccountFromChat']);
    expect(await collection('accounts').findOne({ _id: person.accountId })).not.toBeNull();
    services.erasure.failing.clear();
    services.erasure.parts.set(`eraseAccountFromNetwork ${person.accountId}`, 2);
    services.clock.advance(60_000);
    await services.deleteClosed();
    expect(requestedFor(person).filter(({ call }) => call === 'eraseAccountFromChat')).toHaveLength(1);
    expect(requestedFor(person).filter(({ call }) => call === 'eraseAccountFromNetwork')).toHaveLength(3);
    expect(await collection('accounts').findOne({ _id: person.accountId })).toBeNull();
    expect(await collection('closures').findOne({ _id: person.accountId })).toBeNull();
  });

  it('gives the services one pseudonym and the choice of the person', async () => {
    const person = await services.createPerson();
    await close(person, { owned: 'close' });
    services.clock.advance(DAYS_MS);
    await services.deleteClosed();
    const given = requestedFor(person).map(({ erasure }) => erasure);
    expect(new Set(given.map(({ pseudonym }) => pseudonym)).size).toBe(1);
    expect(given[0]!.pseudonym).not.toContain(person.accountId);
    expect(given.every(({ owned }) => owned === 'close')).toBe(true);
  });
});

describe('an administrator', () => {
  it('closes an account for a person, and the audit log keeps the act without them', async () => {
    const admin = await services.createAdministrator();
    const person = await services.createPerson();
    const input = { accountId: person.accountId, owned: 'handOver' };
    expect((await services.request(closeAccountById, input, { as: admin })).body.success).toBe(true);
    expect(await isSignedIn(person)).toBe(false);
    const read = async () => {
      const as = await services.signInAgain(admin);
      return (await services.request(getAuditEntries, {}, { as })).body.entries.find(
        ({ action }: { action: string }) => action === 'account-closed',
      );
    };
    expect(await read()).toMatchObject({ action: 'account-closed', adminEmail: admin.email, subject: person.email });
    services.clock.advance(DAYS_MS);
    await services.deleteClosed();
    expect(await read()).toMatchObject({ action: 'account-closed', adminEmail: admin.email });
    expect((await read()).subject).toMatch(/^deleted-/);
  });

  it('cannot close an administrator’s account or one that does not exist', async () => {
    const admin = await services.createAdministrator();
    const stored = await collection('accounts').findOne({ email: admin.email });
    for (const accountId of [stored!._id, 'nobody']) {
      const { status } = await services.request(closeAccountById, { accountId, owned: 'close' }, { as: admin });
      expect(status).toBe(404);
    }
  });

  it('is the only one who may close others’ accounts', async () => {
    const person = await services.createPerson();
    const { status } = await services.request(
      closeAccountById,
      { accountId: person.accountId, owned: 'close' },
      { as: person },
    );
    expect(status).toBe(403);
  });
});
