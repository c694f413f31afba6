import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  changePassword,
  checkIfUserIsLoggedIn,
  createLoginAsUser,
  forgotPassword,
  loginAsUser,
  loginViaToken,
  resetPassword,
  sendLoginLink,
  signIn,
} from '@meet/accounts-contract';
import { linkSecret, PASSWORD, startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

const NEW_PASSWORD = 'Brand-new-word-2';
let services: TestAccounts;
beforeAll(async () => {
  services = await startAccounts();
});
afterAll(() => services.close());

async function requestLink(email: string): Promise<string> {
  await services.request(forgotPassword, { email });
  return linkSecret(await services.mailTo(email));
}

describe('resetPassword', () => {
  it('sets a new password and ends every session', async () => {
    const person = await services.createPerson();
    const key = await requestLink(person.email);
    expect((await services.request(resetPassword, { key, password: NEW_PASSWORD })).body.success).toBe(true);
    expect((await services.request(checkIfUserIsLoggedIn, {}, { as: person })).status).toBe(401);
    const { email } = person;
    expect((await services.request(signIn, { email, password: PASSWORD })).body.code).toBe('SIGN_IN_FAILED');
    expect((await services.request(signIn, { email, password: NEW_PASSWORD })).body.success).toBe(true);
    expect((await services.mailTo(email)).subject).toBe('Your password was changed');
  });

  it('revokes mailed sign-in links and the address of the calendar', async () => {
    const person = await services.createPerson();
    const { email } = person;
    await services.request(sendLoginLink, { email });
    const token = linkSecret(await services.mailTo(email));
    const key = await requestLink(email);
    expect((await services.request(resetPassword, { key, password: NEW_PASSWORD })).body.success).toBe(true);
    expect((await services.request(loginViaToken, { token })).body.code).toBe('LOGIN_FAILED');
    expect(services.closedFeeds).toContain(person.accountId);
  });

  it('ends an administrator’s views of accounts, and revokes unused permits to view one', async () => {
    const [admin, person] = [await services.createAdministrator(), await services.createPerson()];
    const requestReset = async () =>
      (await services.request(createLoginAsUser, { email: person.email }, { as: admin })).body.data;
    const { token } = (await services.request(loginAsUser, { data: await requestReset() })).body;
    const unused = await requestReset();
    // Takes the mail about the administrator's first password.
    await services.mailTo(admin.email);
    const key = await requestLink(admin.email);
    expect((await services.request(resetPassword, { key, password: NEW_PASSWORD })).body.success).toBe(true);
    expect((await services.request(checkIfUserIsLoggedIn, {}, { headers: { 'user-token': token } })).status).toBe(401);
    expect((await services.request(loginAsUser, { data: unused })).body.code).toBe('LOGIN_FAILED');
    expect((await services.request(checkIfUserIsLoggedIn, {}, { as: person })).status).toBe(200);
  });

  it('succeeds once out of fifty simultaneous requests', async () => {
    const { email } = await services.createPerson();
    const key = await requestLink(email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => services.request(resetPassword, { key, password: `${NEW_PASSWORD}${i}` })),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  });

  it('refuses a link that is older than ten minutes', async () => {
    const { email } = await services.createPerson();
    const key = await requestLink(email);
    services.clock.advance(10 * 60_000);
    expect((await services.request(resetPassword, { key, password: NEW_PASSWORD })).body.code).toBe('LINK_INVALID');
  });

  it('keeps the link valid if the new password is refused', async () => {
    const { email } = await services.createPerson();
    const key = await requestLink(email);
    expect((await services.request(resetPassword, { key, password: 'weak' })).status).toBe(400);
    expect((await services.request(resetPassword, { key, password: NEW_PASSWORD })).body.success).toBe(true);
  });

  it('refuses an activation link', async () => {
    await services.request('sign-up', { email: 'x@example.com', fullName: 'X', password: PASSWORD });
    const key = linkSecret(await services.mailTo('x@example.com'));
    expect((await services.request(resetPassword, { key, password: NEW_PASSWORD })).body.code).toBe('LINK_INVALID');
  });
});

describe('forgotPassword', () => {
  it('answers alike for known and unknown addresses, and mails known ones only', async () => {
    const { email } = await services.createPerson();
    const before = services.mails.length;
    const unknown = await services.request(forgotPassword, { email: 'nobody@example.com' });
    const known = await services.request(forgotPassword, { email });
    expect(known.body).toEqual(unknown.body);
    await services.mailTo(email);
    expect(services.mails.slice(before).map(({ to }) => to)).toEqual([email]);
  });
});

describe('changePassword', () => {
  it('ends the other sessions and keeps this one', async () => {
    const person = await services.createPerson();
    const other = await services.signInAgain(person);
    const answer = await services.request(
      changePassword,
      { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
      { as: person },
    );
    expect(answer.body).toEqual({ success: true });
    expect((await services.request(checkIfUserIsLoggedIn, {}, { as: person })).status).toBe(200);
    expect((await services.request(checkIfUserIsLoggedIn, {}, { as: other })).status).toBe(401);
    expect(services.events.at(-1)?.type).toBe('sessionsEnded');
  });

  it('revokes links that were mailed before', async () => {
    const person = await services.createPerson();
    const { email } = person;
    await services.request(sendLoginLink, { email });
    const token = linkSecret(await services.mailTo(email));
    const key = await requestLink(email);
    const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await services.request(changePassword, input, { as: person })).body.success).toBe(true);
    expect((await services.request(loginViaToken, { token })).body.code).toBe('LOGIN_FAILED');
    expect((await services.request(resetPassword, { key, password: PASSWORD })).body.code).toBe('LINK_INVALID');
  });

  it('requires the current password', async () => {
    const person = await services.createPerson();
    const input = { currentPassword: 'Wrong-password-1', newPassword: NEW_PASSWORD };
    expect((await services.request(changePassword, input, { as: person })).body.code).toBe('PASSWORD_WRONG');
    expect((await services.signInAgain(person)).token).toBeTruthy();
  });
});
