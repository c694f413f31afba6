import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { changePassword, checkIfUserIsLoggedIn, getLoggedInUserData, signIn } from '@meet/accounts-contract';
import { hash, verify, type Options } from '@node-rs/argon2';
import type { TestAccounts } from '../testing/startAccounts.ts';

// The limits need hundreds of guesses. The same code verifies these cheaper hashes in a fraction of the time.
const CHEAP: Options = { memoryCost: 64, timeCost: 1 };
const hashCheaply = (password: string, options: Options) => hash(password, { ...options, ...CHEAP });
let verification = Promise.resolve();
const verifyInTime: typeof verify = async (...args) => {
  await verification;
  return verify(...args);
};
jest.unstable_mockModule('@node-rs/argon2', () => ({ hash: hashCheaply, verify: verifyInTime }));
const { PASSWORD, startAccounts } = await import('../testing/startAccounts.ts');

const HOUR_MS = 3_600_000;
let services: TestAccounts;
beforeAll(async () => {
  services = await startAccounts({ startAt: Math.ceil(Date.now() / 900_000) * 900_000 });
});
afterAll(() => services.close());

describe('signIn', () => {
  it('opens a session', async () => {
    const person = await services.createPerson({ fullName: 'Ana Pop' });
    expect(person.token).toMatch(/^mu_[\w-]{43}$/);
    const { body } = await services.request(getLoggedInUserData, {}, { as: person });
    expect(body).toMatchObject({ success: true, email: person.email, fullName: 'Ana Pop', isAdmin: false });
  });

  it.each(['NFC', 'NFD', 'NFKD'])(
    'accepts a password in each Unicode form that keyboards produce (%s)',
    async (form) => {
      const person = await services.createPerson();
      const typed = 'Crème-brûlée-7';
      const change = { currentPassword: PASSWORD, newPassword: typed.normalize('NFD') };
      expect((await services.request(changePassword, change, { as: person })).body).toEqual({ success: true });
      const { body } = await services.request(signIn, { email: person.email, password: typed.normalize(form) });
      expect(body.success).toBe(true);
    },
  );

  it('accepts an address with surrounding spaces, which phone keyboards add', async () => {
    const { email } = await services.createPerson();
    const { body } = await services.request(signIn, { email: ` ${email}\t`, password: PASSWORD });
    expect(body).toMatchObject({ success: true, email });
  });

  it('validates a new password by its letters, in any Unicode form', async () => {
    const person = await services.createPerson();
    const change = { currentPassword: PASSWORD, newPassword: 'Cremebrulé7'.normalize('NFD') };
    expect((await services.request(changePassword, change, { as: person })).status).toBe(400);
  });

  it('accepts the token as a bearer token and within a JSON object', async () => {
    const { token } = await services.createPerson();
    const forms: Record<string, string>[] = [
      { authorization: `Bearer ${token}` },
      { 'user-token': JSON.stringify({ token }) },
    ];
    for (const headers of forms) {
      expect((await services.request(checkIfUserIsLoggedIn, {}, { headers })).status).toBe(200);
    }
  });

  it('answers alike for a wrong password and an unknown address', async () => {
    const { email } = await services.createPerson();
    const wrong = await services.request(signIn, { email, password: 'Wrong-password-1' });
    const unknown = await services.request(signIn, { email: 'nobody@example.com', password: 'Wrong-password-1' });
    expect(wrong.body).toMatchObject({ success: false, code: 'SIGN_IN_FAILED' });
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.status).toBe(unknown.status);
  });

  it('refuses sign-ins after ten wrong passwords from any addresses, until the time limit is over', async () => {
    const { email } = await services.createPerson();
    const statuses: number[] = [];
    for (let i = 0; i < 100; i++) {
      const address = `203.0.113.${i}`;
      statuses.push((await services.request(signIn, { email, password: 'Wrong-password-1' }, { address })).status);
    }
    // The sign-in that created the person was uncounted after it succeeded.
    expect(statuses.slice(0, 10).every((status) => status === 200)).toBe(true);
    expect(statuses.slice(10).every((status) => status === 429)).toBe(true);

    const elsewhere = { address: '203.0.113.200' };
    const refused = await services.request(signIn, { email, password: PASSWORD }, elsewhere);
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    services.clock.advance(wait * 1000);
    expect((await services.request(signIn, { email, password: PASSWORD }, elsewhere)).body.success).toBe(true);
  });

  it('limits attempts for unknown addresses in the same way', async () => {
    const attempt = () => services.request(signIn, { email: 'ghost@example.com', password: 'Wrong-password-1' });
    for (let i = 0; i < 10; i++) expect((await attempt()).status).toBe(200);
    expect((await attempt()).status).toBe(429);
  });

  it('limits wrong attempts from one address over many accounts, and does not count correct ones', async () => {
    const office = '198.51.100.7';
    const { email } = await services.createPerson();
    const rightly = () => services.request(signIn, { email, password: PASSWORD }, { address: office });
    for (let i = 0; i < 120; i++) expect((await rightly()).body.success).toBe(true);

    const guess = (i: number) =>
      services.request(signIn, { email: `guess${i}@example.com`, password: PASSWORD }, { address: office });
    for (let i = 0; i < 100; i++) expect((await guess(i)).status).toBe(200);
    expect((await guess(100)).status).toBe(429);
  });

  it('admits a person at an address where they signed in before, despite wrong attempts by others there', async () => {
    const office = '198.51.100.8';
    const person = await services.createPerson();
    const attempt = async (email: string, password: string, address = office) =>
      (await services.request(signIn, { email, password }, { address })).status;
    expect(await attempt(person.email, PASSWORD)).toBe(200);
    const newcomer = await services.createPerson();
    for (let i = 0; i < 100; i++) await attempt(`sprayed${i}@example.com`, PASSWORD);

    expect(await attempt(person.email, PASSWORD)).toBe(200);
    // Wrong passwords get the same refusal, so that nobody learns who signs in from here.
    expect(await attempt(person.email, 'Wrong-password-1')).toBe(429);
    expect(await attempt('ghost2@example.com', 'Wrong-password-1')).toBe(429);
    expect(await attempt(newcomer.email, PASSWORD)).toBe(429);
  });

  it('admits a known person during simultaneous guesses from the same address, and limits how many attempts wait', async () => {
    const address = '198.51.100.11';
    const person = await services.createPerson();
    const attempt = async (email: string, password = 'Wrong-password-1') =>
      (await services.request(signIn, { email, password }, { address })).status;
    const begin = (guesses: number) => Array.from({ length: guesses }, (_, i) => attempt(`flooded${i}@example.com`));
    const flood = (guesses: number) => Promise.all(begin(guesses));
    expect(await attempt(person.email, PASSWORD)).toBe(200);
    for (let i = 0; i < 10; i++) await flood(10);

    const [guessed, signedIn] = await Promise.all([flood(10), attempt(person.email, PASSWORD)]);
    expect(signedIn).toBe(200);
    expect(new Set(guessed)).toEqual(new Set([429]));

    const { promise, resolve: letGo } = Promise.withResolvers<void>();
    verification = promise;
    const crowd = begin(60);
    // While no password verification finishes, an answer means that no more attempts may wait.
    expect(await Promise.race(crowd)).toBe(429);
    expect(await attempt(person.email, PASSWORD)).toBe(429);
    letGo();
    await Promise.all(crowd);
  }, 60_000);

  it('admits a person at their known address, despite wrong attempts from other addresses', async () => {
    const home = '198.51.100.9';
    const { email } = await services.createPerson();
    const attempt = async (password: string, address: string) =>
      (await services.request(signIn, { email, password }, { address })).status;
    expect(await attempt(PASSWORD, home)).toBe(200);
    for (let i = 0; i < 20; i++) await attempt('Wrong-password-1', `192.0.2.${i}`);
    expect(await attempt(PASSWORD, '192.0.2.77')).toBe(429);
    expect(await attempt(PASSWORD, home)).toBe(200);
  });

  it('limits guesses from an address that is known for the account, too', async () => {
    const home = '198.51.100.10';
    const { email } = await services.createPerson();
    const attempt = async (password: string) =>
      (await services.request(signIn, { email, password }, { address: home })).status;
    expect(await attempt(PASSWORD)).toBe(200);
    for (let i = 0; i < 10; i++) expect(await attempt('Wrong-password-1')).toBe(200);
    expect(await attempt('Wrong-password-1')).toBe(429);
    expect(await attempt(PASSWORD)).toBe(429);
  });

  it('ends a session after a day without use, and after thirty days in use', async () => {
    const person = await services.createPerson();
    const status = async () => (await services.request(checkIfUserIsLoggedIn, {}, { as: person })).status;
    services.clock.advance(23 * HOUR_MS);
    expect(await status()).toBe(200);
    services.clock.advance(24 * HOUR_MS + 1);
    expect(await status()).toBe(401);

    const used = await services.signInAgain(person);
    for (let hours = 0; hours < 30 * 24; hours += 20) {
      expect((await services.request(checkIfUserIsLoggedIn, {}, { as: used })).status).toBe(200);
      services.clock.advance(20 * HOUR_MS);
    }
    expect((await services.request(checkIfUserIsLoggedIn, {}, { as: used })).status).toBe(401);
  });

  it('ends an incognito session after an hour', async () => {
    const person = await services.createPerson();
    const { body } = await services.request(signIn, { email: person.email, password: PASSWORD, isIncognito: 1 });
    const as = { ...person, token: body.token };
    services.clock.advance(59 * 60_000);
    expect((await services.request(checkIfUserIsLoggedIn, {}, { as })).status).toBe(200);
    services.clock.advance(2 * 60_000);
    expect((await services.request(checkIfUserIsLoggedIn, {}, { as })).status).toBe(401);
  });

  it.each(['mu_', 'mu_x', '', 'undefined', '{"token":{"$ne":null}}', 'x'.repeat(5000)])(
    'refuses the token %p',
    async (token) => {
      const answer = await services.request(checkIfUserIsLoggedIn, {}, { headers: { 'user-token': token } });
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({
        code: 'SESSION_INVALID',
        message: 'You were disconnected because your session has expired or was invalidated, please login again.',
      });
    },
  );

  it('stores no password and no token in clear', async () => {
    const person = await services.createPerson();
    const collections = await services.connection.db!.listCollections().toArray();
    const everything = await Promise.all(
      collections.map(({ name }) => services.connection.collection(name).find().toArray()),
    );
    const dump = JSON.stringify(everything);
    expect(dump).toContain(person.accountId);
    expect(dump).not.toContain(person.token);
    expect(dump).not.toContain(PASSWORD);
  });
});
