import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loginViaToken, sendLoginLink, setLanguage, signIn } from '@meet/accounts-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { linkSecret, startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const EDGE = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0' };
const NEWER_FIREFOX = { 'user-agent': FIREFOX['user-agent'].replaceAll('140', '141') };
const SAFARI = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1' };

let services: TestAccounts;
beforeAll(async () => {
  services = await startAccounts();
});
afterAll(() => services.close());

/**
 * Returns the device names in the mails about new devices so far. Another device signs in last, and its mail arrives
 * last.
 */
async function readNames(person: TestPerson) {
  await services.signInAgain(person, EDGE);
  const bodies = () => services.mails.filter(({ to, body }) => to === person.email && /127\.0\.0\.1/.test(body));
  const names = () => bodies().map(({ body }) => /(Firefox|Edge|Safari|Chrome), \w+/.exec(body)?.[0]);
  while (!names().includes('Edge, Windows')) await new Promise((resolve) => setTimeout(resolve, 5));
  return names();
}

describe('a sign-in with a device', () => {
  it('is reported by mail if the device is new, once, with its name and address', async () => {
    const person = await services.createPerson();
    await services.signInAgain(person, SAFARI);
    await services.signInAgain(person, FIREFOX);
    await services.signInAgain(person, NEWER_FIREFOX);
    await services.signInAgain(person, SAFARI);
    expect(await services.mailTo(person.email)).toMatchObject({
      subject: 'New sign-in to your Meet account',
      body: expect.stringContaining('127.0.0.1'),
    });
    expect(await readNames(person)).toEqual(['Firefox, Windows', 'Edge, Windows']);
  });

  it('is reported once if several sign-ins happen at the same time', async () => {
    const person = await services.createPerson();
    await services.signInAgain(person, SAFARI);
    await Promise.all(Array.from({ length: 4 }, () => services.signInAgain(person, FIREFOX)));
    expect(await readNames(person)).toEqual(['Firefox, Windows', 'Edge, Windows']);
  });

  it('is reported in the person’s language, also after a sign-in by link', async () => {
    const person = await services.createPerson();
    await services.signInAgain(person, SAFARI);
    await services.request(setLanguage, { langCode: 'fr_FR' }, { as: person });
    await services.request(sendLoginLink, { email: person.email });
    const token = linkSecret(await services.mailTo(person.email));
    await services.request(loginViaToken, { token }, { headers: FIREFOX });
    expect(await services.mailTo(person.email)).toMatchObject({ subject: 'Nouvelle connexion à votre compte Meet' });
  });

  it('is not reported if it is refused, or comes from an unnamed program', async () => {
    const person = await services.createPerson();
    await services.signInAgain(person, SAFARI);
    await services.signInAgain(person, { 'user-agent': 'report-builder/2' });
    await services.request(signIn, { email: person.email, password: 'Wrong-horse-7' }, { headers: FIREFOX });
    expect(await readNames(person)).toEqual(['Edge, Windows']);
  });
});
