import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  changePassword,
  checkIfUserIsLoggedIn,
  createAdmin,
  createLoginAsUser,
  getLoggedInUserData,
  loginAsUser,
  revokeOtherDevices,
  signOut,
} from '@meet/accounts-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { misspellings } from '@meet/service-kit/tokens/testing';
import { SignJWT, UnsecuredJWT } from 'jose';
import { PASSWORD, startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

let services: TestAccounts;
let admin: TestPerson;
beforeAll(async () => {
  services = await startAccounts();
  admin = await services.createAdministrator();
});
afterAll(() => services.close());

async function dataFor(person: TestPerson): Promise<string> {
  return (await services.request(createLoginAsUser, { email: person.email }, { as: admin })).body.data;
}

/** Starts to view a person's account. Both headers carry the token while an administrator views it. */
async function view(person: TestPerson) {
  const { body } = await services.request(loginAsUser, { data: await dataFor(person) });
  return { body, headers: { 'user-token': body.token, 'admin-token': body.token } };
}

const audited = (action: string, { email }: TestPerson) =>
  services.connection.collection('accounts.audit').findOne({ action, subjectEmail: email });

describe('loginAsUser', () => {
  it('opens the account for an hour, and names administrator and person in the audit log', async () => {
    const person = await services.createPerson({ fullName: 'Ana Pop' });
    const { body, headers } = await view(person);
    expect(body).toMatchObject({ success: true, email: person.email, adminFullName: 'Root Admin' });
    expect(body.token).toMatch(/^mi_/);

    const data = await services.request(getLoggedInUserData, {}, { headers });
    expect(data.body).toMatchObject({ email: person.email, impersonatedBy: 'Root Admin', isAdmin: false });
    expect(await audited('view-account-begun', person)).toMatchObject({ adminEmail: admin.email });

    services.clock.advance(3_600_001);
    expect((await services.request(checkIfUserIsLoggedIn, {}, { headers })).status).toBe(401);
  });

  it('may not change the password or end the person’s sessions', async () => {
    const person = await services.createPerson();
    const { headers } = await view(person);
    const input = { currentPassword: PASSWORD, newPassword: 'Brand-new-word-2' };
    for (const [call, body] of [[changePassword, input] as const, [revokeOtherDevices, {}] as const]) {
      const answer = await services.request(call, body, { headers });
      expect(answer).toMatchObject({ status: 403, body: { code: 'IMPERSONATION_FORBIDDEN' } });
    }
    expect((await services.request(checkIfUserIsLoggedIn, {}, { as: person })).status).toBe(200);
  });

  it('records when the administrator leaves', async () => {
    const person = await services.createPerson();
    const { headers } = await view(person);
    expect((await services.request(signOut, {}, { headers })).body.success).toBe(true);
    expect(await audited('view-account-ended', person)).toMatchObject({ adminId: expect.any(String) });
  });

  it('works once for the same data', async () => {
    const data = await dataFor(await services.createPerson());
    const answers = await Promise.all(Array.from({ length: 50 }, () => services.request(loginAsUser, { data })));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  });

  it('refuses forged, unsigned and expired data', async () => {
    const person = await services.createPerson();
    const good = await dataFor(person);
    const claims = JSON.parse(Buffer.from(good.split('.')[1]!, 'base64url').toString()) as Record<string, never>;
    const unsigned = new UnsecuredJWT(claims).encode();
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(32, 1));
    for (const data of [unsigned, forged, 'x', `${good}x`]) {
      expect((await services.request(loginAsUser, { data })).body.code).toBe('LOGIN_FAILED');
    }
    for (const [what, data] of Object.entries(misspellings(good))) {
      expect([what, (await services.request(loginAsUser, { data })).body.success]).toEqual([what, false]);
    }
    services.clock.advance(121_000);
    expect((await services.request(loginAsUser, { data: good })).body.code).toBe('LOGIN_FAILED');
  });

  it('never opens an administrator’s account', async () => {
    const other = await services.createAdministrator();
    const answer = await services.request(createLoginAsUser, { email: other.email }, { as: admin });
    expect(answer.status).toBe(404);
  });
});

describe('the admin-token header', () => {
  it('refuses a user’s token', async () => {
    const person = await services.createPerson();
    const { token } = person;
    const inPlace = { headers: { 'admin-token': token } };
    expect((await services.request(createLoginAsUser, { email: person.email }, inPlace)).status).toBe(403);
    const twice = { headers: { 'admin-token': token, 'user-token': token } };
    expect((await services.request(createLoginAsUser, { email: person.email }, twice)).status).toBe(403);
  });

  it('keeps an administrator’s token out of the user-token header', async () => {
    const headers = { 'user-token': admin.token };
    expect((await services.request(checkIfUserIsLoggedIn, {}, { headers })).status).toBe(403);
  });

  it('is required by administrators’ calls', async () => {
    expect((await services.request(createLoginAsUser, { email: 'a@example.com' })).status).toBe(401);
  });
});

describe('createAdmin', () => {
  it('does not turn a person’s account into an administrator’s', async () => {
    const { email } = await services.createPerson();
    const making = services.client.call(createAdmin, { email, fullName: 'X' }, SERVICE_CALLER);
    await expect(making).rejects.toThrow('ADMIN_EXISTS');
  });
});
