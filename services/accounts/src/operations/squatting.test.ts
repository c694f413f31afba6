import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  acceptInvitation,
  activateAccount,
  createAdmin,
  forgotPassword,
  getAccountData,
  inviteUser,
  loginViaToken,
  resendActivation,
  resetPassword,
  sendLoginLink,
  signIn,
  signUp,
} from '@meet/accounts-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import { randomUUID } from 'node:crypto';
import { solveCaptcha } from '../testing/solveCaptcha.ts';
import { linkSecret, PASSWORD, startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

const THEIRS = 'Squatters-pass-2';

let services: TestAccounts;
beforeAll(async () => {
  services = await startAccounts();
});
afterAll(() => services.close());

const freshEmail = () => `${randomUUID()}@example.com`;

/** Returns the answer and the mail of one sign-up. */
async function signUpAs(fullName: string, email: string, password: string) {
  const { body } = await services.request(signUp, { email, fullName, password });
  const mail = await services.mailTo(email);
  return { signUpId: body.signUpId as string, mail, token: linkSecret(mail) };
}
const activate = async (token: string, proof: { signUpId?: string; password?: string; newPassword?: string } = {}) =>
  (await services.request(activateAccount, { token, ...proof })).body;
const signInWith = async (email: string, password: string) =>
  (await services.request(signIn, { email, password })).body;
const getAccounts = (email: string) =>
  services.connection.collection('accounts.accounts').find({ emailKey: email.toLowerCase() }).toArray();

describe('two sign-ups with one address', () => {
  it.each([
    ['before', ['Eve Squatter', 'Ana Pop']],
    ['after', ['Ana Pop', 'Eve Squatter']],
  ])('keep the owner’s link and password if a stranger signs up %s the owner', async (_when, names) => {
    const email = freshEmail();
    const links = new Map<string, string>();
    for (const name of names) {
      const written = name === 'Ana Pop' ? email : email.toUpperCase();
      await services.request(signUp, {
        email: written,
        fullName: name,
        password: name === 'Ana Pop' ? PASSWORD : THEIRS,
      });
      links.set(name, linkSecret(await services.mailTo(written)));
    }
    const own = { password: PASSWORD };
    expect(await activate(links.get('Ana Pop')!, own)).toMatchObject({ success: true, email, fullName: 'Ana Pop' });
    expect(await activate(links.get('Eve Squatter')!)).toMatchObject({ code: 'LINK_INVALID' });
    expect((await signInWith(email, THEIRS)).success).toBe(false);
    expect(await signInWith(email, PASSWORD)).toMatchObject({ success: true, fullName: 'Ana Pop' });
  });

  it('require for each link the password of its own sign-up', async () => {
    const email = freshEmail();
    const own = await signUpAs('Ana Pop', email, PASSWORD);
    const theirs = await signUpAs('Eve Squatter', email, THEIRS);
    for (const { token } of [own, theirs]) expect((await activate(token)).code).toBe('ACTIVATION_PASSWORD_NEEDED');
    expect((await activate(theirs.token, { password: PASSWORD })).code).toBe('ACTIVATION_PASSWORD_WRONG');
    expect(await getAccounts(email)).toEqual([]);
    expect(await activate(own.token, { password: PASSWORD })).toMatchObject({ success: true, fullName: 'Ana Pop' });
  });

  it('let the person who opens the stranger’s link set the password', async () => {
    const email = freshEmail();
    await signUpAs('Ana Pop', email, PASSWORD);
    const theirs = await signUpAs('Eve Squatter', email, THEIRS);
    expect((await services.request(activateAccount, { token: theirs.token, newPassword: 'short' })).status).toBe(400);
    expect((await activate(theirs.token, { newPassword: 'Chosen-right-now-4' })).success).toBe(true);
    expect((await signInWith(email, THEIRS)).success).toBe(false);
    expect((await signInWith(email, 'Chosen-right-now-4')).success).toBe(true);
  });

  it('create no account before the address is proved', async () => {
    const email = freshEmail();
    const { token, signUpId } = await signUpAs('Ana Pop', email, PASSWORD);
    expect(await getAccounts(email)).toEqual([]);
    await activate(token, { signUpId });
    expect(await getAccounts(email)).toHaveLength(1);
  });

  it('keep their own passwords when a link is sent again', async () => {
    const email = freshEmail();
    const own = await signUpAs('Ana Pop', email, PASSWORD);
    const theirs = await signUpAs('Eve Squatter', email, THEIRS);
    await services.request(resendActivation, { signUpId: own.signUpId });
    const again = linkSecret(await services.mailTo(email));
    expect((await activate(own.token)).code).toBe('LINK_INVALID');
    expect(await activate(again, { password: PASSWORD })).toMatchObject({ success: true, fullName: 'Ana Pop' });
    expect((await signInWith(email, PASSWORD)).success).toBe(true);
    expect((await activate(theirs.token)).code).toBe('LINK_INVALID');
  });

  it('are mentioned in the mail of the second one', async () => {
    const email = freshEmail();
    const first = await signUpAs('Ana Pop', email, PASSWORD);
    const second = await signUpAs('Eve Squatter', email, THEIRS);
    expect(first.mail.body).not.toContain('More than one');
    expect(second.mail.body).toContain('More than one');
  });

  it('create one account from fifty simultaneous ones, with the password of the first link that was accepted', async () => {
    const email = freshEmail();
    const passwords = Array.from({ length: 50 }, (_, at) => `Password-of-${at}`);
    await Promise.all(passwords.map((password) => services.request(signUp, { email, fullName: password, password })));
    const tokens: string[] = [];
    for (const _ of passwords) tokens.push(linkSecret(await services.mailTo(email)));
    // Mails of concurrent sign-ups arrive in any order, so each link sets a password of its own.
    const chosen = passwords.map((password) => `${password}-chosen`);
    const answers = await Promise.all(tokens.map((token, at) => activate(token, { newPassword: chosen[at] })));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await getAccounts(email)).toHaveLength(1);
    const winner = chosen[answers.findIndex(({ success }) => success)]!;
    expect(await signInWith(email, winner)).toMatchObject({ success: true });
    const losers = [...chosen, ...passwords].filter((password) => password !== winner).slice(48, 52);
    for (const password of losers) expect((await signInWith(email, password)).success).toBe(false);
  });
});

describe('a stranger’s sign-up with an address that nobody else signed up with', () => {
  it('sets no password of the stranger: the person who opens the link has to set one', async () => {
    const email = freshEmail();
    const { token } = await signUpAs('Eve Squatter', email, THEIRS);
    expect((await activate(token)).code).toBe('ACTIVATION_PASSWORD_NEEDED');
    expect(await getAccounts(email)).toEqual([]);
    expect((await activate(token, { newPassword: PASSWORD })).success).toBe(true);
    expect((await signInWith(email, THEIRS)).success).toBe(false);
    expect((await signInWith(email, PASSWORD)).success).toBe(true);
  });

  it('needs no password if the browser that signed up opens the link', async () => {
    const email = freshEmail();
    const own = await signUpAs('Ana Pop', email, PASSWORD);
    const other = await signUpAs('Ben Pop', freshEmail(), PASSWORD);
    expect((await activate(own.token, { signUpId: other.signUpId })).code).toBe('ACTIVATION_PASSWORD_NEEDED');
    expect(await activate(own.token, { signUpId: own.signUpId })).toMatchObject({ success: true, fullName: 'Ana Pop' });
    expect((await signInWith(email, PASSWORD)).success).toBe(true);
  });
});

describe('a sign-up with the address of an account', () => {
  it('does not affect an administrator who has no password yet', async () => {
    const email = freshEmail();
    await services.client.call(createAdmin, { email, fullName: 'Root Admin' }, SERVICE_CALLER);
    const key = linkSecret(await services.mailTo(email));
    const { mail } = await signUpAs('Eve Squatter', email, THEIRS);
    expect(mail.action!.url).not.toContain('activate');
    await services.request(resetPassword, { key, password: PASSWORD });
    expect((await signInWith(email, THEIRS)).success).toBe(false);
    expect(await signInWith(email, PASSWORD)).toMatchObject({ success: true, isAdmin: true, fullName: 'Root Admin' });
  });

  it('cannot be distinguished from another sign-up by signing in', async () => {
    const known = (await services.createPerson()).email;
    const unknown = freshEmail();
    const answers = [];
    for (const email of [known, unknown]) {
      const { signUpId } = await signUpAs('Eve Squatter', email, THEIRS);
      const answer = await signInWith(email, THEIRS);
      expect(answer).toMatchObject({ code: 'ACCOUNT_NOT_ACTIVATED', data: { signUpId } });
      answers.push({ ...answer, data: { signUpId: '' } });
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  it('mails no link when the link is requested again', async () => {
    const { email } = await services.createPerson();
    const { signUpId } = await signUpAs('Eve Squatter', email, THEIRS);
    await services.request(resendActivation, { signUpId });
    expect((await services.mailTo(email)).subject).toBe('You already have a Meet account');
    expect((await signInWith(email, PASSWORD)).success).toBe(true);
  });
});

describe('a link of one purpose', () => {
  it('cannot be used for another purpose', async () => {
    const ana = await services.createPerson();
    const ben = await services.createPerson();
    const { token: activation, signUpId } = await signUpAs('New Person', freshEmail(), PASSWORD);
    const mailed = async (ask: () => Promise<unknown>) => {
      await ask();
      return linkSecret(await services.mailTo(ben.email));
    };
    const recaptchaToken = await solveCaptcha(services);
    const invitation = { name: 'Ben', email: ben.email, recaptchaToken };
    const secrets = {
      activation,
      signUpId,
      reset: await mailed(() => services.request(forgotPassword, { email: ben.email })),
      login: await mailed(() => services.request(sendLoginLink, { email: ben.email })),
      invitation: await mailed(() => services.request(inviteUser, invitation, { as: ana })),
    };
    const uses = {
      activation: (token: string) => services.request(activateAccount, { token, newPassword: 'Chosen-right-now-4' }),
      reset: (key: string) => services.request(resetPassword, { key, password: THEIRS }),
      login: (token: string) => services.request(loginViaToken, { token }),
      invitation: (token: string) => services.request(acceptInvitation, { token }, { as: ben }),
    };
    for (const [kind, secret] of Object.entries(secrets)) {
      for (const [purpose, use] of Object.entries(uses)) {
        if (kind === purpose) continue;
        expect([kind, purpose, (await use(secret)).body.success]).toEqual([kind, purpose, false]);
      }
    }
    expect((await services.request(getAccountData, {}, { as: ben })).status).toBe(200);
    for (const kind of ['activation', 'login', 'invitation', 'reset'] as const) {
      expect([kind, (await uses[kind](secrets[kind])).body.success]).toEqual([kind, true]);
    }
  });
});
