import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  signIn,
} from '@meet/accounts-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { stepAt, totpAt } from '../second-factor/totp.ts';
import { PASSWORD, startAccounts, type TestAccounts } from '../testing/startAccounts.ts';

let services: TestAccounts;
beforeAll(async () => {
  services = await startAccounts();
});
afterAll(() => services.close());

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

async function enable(person: TestPerson) {
  const { body } = await services.request(beginSecondFactor, { password: PASSWORD }, { as: person });
  const secret = fromBase32(body.secret);
  const code = () => totpAt(secret, stepAt(services.clock.now()));
  const confirmed = await services.request(confirmSecondFactor, { code: code() }, { as: person });
  return { code, recoveryCodes: confirmed.body.recoveryCodes as string[] };
}

const tryWith = ({ email }: TestPerson, secondFactorCode?: string) =>
  services.request(signIn, { email, password: PASSWORD, secondFactorCode });

describe('totpAt', () => {
  it('gives the codes of RFC 6238', () => {
    const secret = Buffer.from('12345678901234567890');
    expect([59, 1111111109, 20000000000].map((time) => totpAt(secret, stepAt(time * 1000)))).toEqual([
      '287082',
      '081804',
      '353130',
    ]);
  });
});

describe('the second factor', () => {
  it('is required once it is on, and accepts each code once', async () => {
    const person = await services.createPerson();
    const { code } = await enable(person);
    expect((await services.request(getSecondFactor, {}, { as: person })).body.isEnabled).toBe(true);
    expect((await tryWith(person)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await tryWith(person, '000000')).body.code).toBe('SECOND_FACTOR_INVALID');
    services.clock.advance(30_000);
    const current = code();
    expect((await tryWith(person, current)).body.success).toBe(true);
    expect((await tryWith(person, current)).body.code).toBe('SECOND_FACTOR_INVALID');
  });

  it('is not requested if the password is wrong', async () => {
    const person = await services.createPerson();
    await enable(person);
    const answer = await services.request(signIn, { email: person.email, password: 'Wrong-password-1' });
    expect(answer.body.code).toBe('SIGN_IN_FAILED');
  });

  it('refuses further codes after ten wrong ones', async () => {
    const person = await services.createPerson();
    await enable(person);
    for (let i = 0; i < 10; i++) expect((await tryWith(person, '000000')).status).toBe(200);
    expect((await tryWith(person, '000000')).status).toBe(429);
  });

  it('accepts each recovery code once', async () => {
    const person = await services.createPerson();
    const { recoveryCodes } = await enable(person);
    expect(recoveryCodes).toHaveLength(10);
    expect((await tryWith(person, recoveryCodes[0])).body.success).toBe(true);
    expect((await tryWith(person, recoveryCodes[0])).body.code).toBe('SECOND_FACTOR_INVALID');
  });

  it('is turned off with password and recovery code', async () => {
    const person = await services.createPerson();
    const { recoveryCodes } = await enable(person);
    const input = { password: PASSWORD, code: recoveryCodes[1] };
    expect((await services.request(removeSecondFactor, input, { as: person })).body.success).toBe(true);
    expect((await tryWith(person)).body.success).toBe(true);
  });

  it('can be set up only with the password', async () => {
    const person = await services.createPerson();
    const answer = await services.request(beginSecondFactor, { password: 'Wrong-password-1' }, { as: person });
    expect(answer.body.code).toBe('PASSWORD_WRONG');
  });
});
