import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkIfUserIsLoggedIn, loginViaToken, sendLoginLink } from '@meet/accounts-contract';
import { linkSecret, startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

let services: TestAccounts;
beforeAll(async () => {
  services = await startAccounts();
});
afterAll(() => services.close());

async function linkFor(email: string, redirectTo?: string) {
  await services.request(sendLoginLink, { email, redirectTo });
  return services.mailTo(email);
}

describe('loginViaToken', () => {
  it('signs in with the mailed link, once', async () => {
    const person = await services.createPerson();
    const token = linkSecret(await linkFor(person.email));
    const answers = await Promise.all(Array.from({ length: 50 }, () => services.request(loginViaToken, { token })));
    const [winner, ...others] = answers.filter(({ body }) => body.success);
    expect(others).toEqual([]);
    const as = { ...person, token: winner!.body.token };
    expect((await services.request(checkIfUserIsLoggedIn, {}, { as })).status).toBe(200);
  });

  it('mails a link that contains the page to continue on', async () => {
    const { email } = await services.createPerson();
    const { action } = await linkFor(email, 'meetings-history');
    expect(action!.url).toMatch(/\/login-via-token\/meetings-history\/[\w-]{43}$/);
  });

  it('refuses a link after ten minutes', async () => {
    const { email } = await services.createPerson();
    const token = linkSecret(await linkFor(email));
    services.clock.advance(10 * 60_000);
    expect((await services.request(loginViaToken, { token })).body).toMatchObject({
      success: false,
      code: 'LOGIN_FAILED',
      message: 'Login failed, please try signing in again by clicking on sign in button, or go back to home.',
    });
  });

  it('mails nothing to an address without an account, and answers the same', async () => {
    const before = services.mails.length;
    const answer = await services.request(sendLoginLink, { email: 'nobody@example.com' });
    expect(answer.body).toEqual({ success: true });
    await services.createPerson();
    expect(services.mails.slice(before).map(({ to }) => to)).not.toContain('nobody@example.com');
  });
});
