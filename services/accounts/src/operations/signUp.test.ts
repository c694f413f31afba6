import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  accountActivated,
  activateAccount,
  getAccountData,
  resendActivation,
  signIn,
  signUp,
} from '@meet/accounts-contract';
import { HEADERS } from '@meet/contracts';
import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import { linkSecret, PASSWORD, startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

let services: TestAccounts;
beforeAll(async () => {
  services = await startAccounts();
});
afterAll(() => services.close());

const person = (email: string, changes = {}) => ({ email, fullName: 'Ana Pop', password: PASSWORD, ...changes });

describe('signUp', () => {
  it('mails a link that activates the account, once', async () => {
    const email = 'ana@example.com';
    expect(await services.request(signUp, person(email))).toMatchObject({ status: 200, body: { success: true } });
    const mail = await services.mailTo(email);
    expect(mail.action!.url).toMatch(/^http:\/\/localhost:8080\/activate-account\/[\w-]{43}$/);

    expect((await services.request(signIn, { email, password: PASSWORD })).body.code).toBe('ACCOUNT_NOT_ACTIVATED');
    const token = linkSecret(mail);
    const activated = await services.request(activateAccount, { token, password: PASSWORD });
    expect(activated.body).toMatchObject({ success: true, email, fullName: 'Ana Pop', isAdmin: false });
    const asAna = { headers: { [HEADERS.userToken]: activated.body.token as string } };
    expect((await services.request(getAccountData, {}, asAna)).body.account).toMatchObject({ email });
    expect((await services.request(activateAccount, { token, password: PASSWORD })).body.code).toBe('LINK_INVALID');
    const notified = services.events.filter(({ type }) => type === accountActivated.type);
    expect(notified).toMatchObject([{ channel: INTERNAL_CHANNEL, payload: { email, fullName: 'Ana Pop' } }]);
    expect((await services.request(signIn, { email, password: PASSWORD })).body).toMatchObject({
      success: true,
      email,
    });
  });

  it.each(["o'brien@example.ie", 'john_@example.com', 'me@my--shop.com', 'anna@xn--mnchen-3ya.de'])(
    'opens an account for %s',
    async (email) => {
      await services.request(signUp, person(email));
      const token = linkSecret(await services.mailTo(email));
      expect((await services.request(activateAccount, { token, password: PASSWORD })).body).toMatchObject({
        success: true,
        email,
      });
      expect((await services.request(signIn, { email, password: PASSWORD })).body.success).toBe(true);
    },
  );

  it('stores an internationalised domain in punycode, and accepts both forms at sign-in', async () => {
    const stored = 'max@xn--mnchen-3ya.de';
    await services.request(signUp, person('max@münchen.de'));
    const token = linkSecret(await services.mailTo(stored));
    expect((await services.request(activateAccount, { token, password: PASSWORD })).body).toMatchObject({
      success: true,
      email: stored,
    });
    for (const email of ['Max@MÜNCHEN.de', stored])
      expect((await services.request(signIn, { email, password: PASSWORD })).body).toMatchObject({ email: stored });
  });

  it('answers alike for an address that has an account, and mails its owner', async () => {
    const { email } = await services.createPerson();
    const known = await services.request(signUp, person(email.toUpperCase(), { password: 'Another-pass-2' }));
    const unknown = await services.request(signUp, person('nobody@example.com'));
    expect({ ...known.body, signUpId: '' }).toEqual({ ...unknown.body, signUpId: '' });
    expect(known.body.signUpId).toHaveLength(unknown.body.signUpId.length);
    expect((await services.mailTo(email)).subject).toBe('You already have a Meet account');
    expect((await services.request(signIn, { email, password: PASSWORD })).body.success).toBe(true);
  });

  it('puts the invitation into the activation link', async () => {
    await services.request(signUp, person('one@example.com', { inviteToken: 'abc' }));
    expect((await services.mailTo('one@example.com')).action!.url).toMatch(/\/activate-account\/[\w-]{43}\/abc$/);
    await services.request(signUp, person('two@example.com', { inviteToken: 'abc', inviteType: 'group' }));
    expect((await services.mailTo('two@example.com')).action!.url).toMatch(
      /\/activate-account\/invite-member\/group\/[\w-]{43}\/abc$/,
    );
  });

  it('accepts only the latest link of a sign-up', async () => {
    const email = 'again@example.com';
    const { signUpId } = (await services.request(signUp, person(email))).body;
    const first = linkSecret(await services.mailTo(email));
    await services.request(resendActivation, { signUpId });
    const second = linkSecret(await services.mailTo(email));
    expect((await services.request(activateAccount, { token: first, password: PASSWORD })).body.code).toBe(
      'LINK_INVALID',
    );
    expect((await services.request(activateAccount, { token: second, password: PASSWORD })).body.success).toBe(true);
  });

  it('refuses a link after three days', async () => {
    const email = 'late@example.com';
    await services.request(signUp, person(email));
    const token = linkSecret(await services.mailTo(email));
    services.clock.advance(3 * 86_400_000 + 1);
    expect((await services.request(activateAccount, { token, password: PASSWORD })).body.code).toBe('LINK_INVALID');
  });

  it('mails in the language of the page', async () => {
    await services.request(signUp, person('fr@example.com'), { headers: { locale: 'fr_FR' } });
    expect((await services.mailTo('fr@example.com')).subject).toBe('Activez votre compte Meet');
  });

  it.each([
    [{ fullName: '' }, 'Full name is required'],
    [{ fullName: '  ' }, 'Full name cannot be empty'],
    [{ fullName: 'x'.repeat(101) }, 'Full name cannot exceed 100 characters'],
    [{ fullName: '<b>Ana</b>' }, 'Full name cannot contain special characters'],
    [{ email: '' }, 'E-mail is required'],
    [{ email: '.ana@example.com' }, 'E-mail pattern is invalid'],
    [{ email: `${'a'.repeat(60)}@example.com` }, 'E-mail cannot exceed 60 characters'],
    [{ password: '' }, 'Password is required'],
    [{ password: 'short-A1'.slice(0, 7) }, 'Use at least 8 characters'],
    [{ password: 'nouppercase-1' }, 'Use at least 8 characters'],
    [{ password: { $ne: null } }, 'This must be a text.'],
    [{ email: { $gt: '' } }, 'This must be a text.'],
  ])('refuses %j', async (changes, message) => {
    const answer = await services.request(signUp, person('bad@example.com', changes));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, code: 'VALIDATION_FAILED' });
    expect(answer.body.message).toContain(message);
  });

  it('accepts a password of 64 characters', async () => {
    const answer = await services.request(signUp, person('long@example.com', { password: `Aa1-${'x'.repeat(60)}` }));
    expect(answer.body.success).toBe(true);
  });

  it('ignores unknown fields', async () => {
    const email = 'role@example.com';
    await services.request(signUp, person(email, { role: 'admin', hasMembership: true }));
    await services.request(activateAccount, { token: linkSecret(await services.mailTo(email)), password: PASSWORD });
    const stored = await services.connection.collection('accounts.accounts').findOne({ email });
    expect(stored).toMatchObject({ role: 'user', hasMembership: false });
  });

  it('refuses a body that sets a prototype', async () => {
    const body = JSON.parse('{"__proto__":{"role":"admin"}}') as object;
    expect((await services.request(signUp, person('proto@example.com', body))).status).toBe(400);
  });
});

describe('activateAccount', () => {
  it('succeeds once out of fifty simultaneous requests', async () => {
    const email = 'race@example.com';
    await services.request(signUp, person(email));
    const token = linkSecret(await services.mailTo(email));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => services.request(activateAccount, { token, password: PASSWORD })),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  });

  it('does not use up the link on a GET request', async () => {
    const email = 'scanner@example.com';
    await services.request(signUp, person(email));
    const token = linkSecret(await services.mailTo(email));
    expect((await services.get(`/api/activate-account?token=${token}`)).status).toBe(405);
    expect((await services.request(activateAccount, { token, password: PASSWORD })).body.success).toBe(true);
  });
});
