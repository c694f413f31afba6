import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const argon2 = { hash: jest.fn(async () => 'a hash'), verify: jest.fn(async (_hash: string, _text: string) => true) };
jest.unstable_mockModule('@node-rs/argon2', () => argon2);
const { hashPassword, isPassword } = await import('./passwords.ts');

beforeEach(() => void argon2.verify.mockClear());

describe('isPassword', () => {
  it('does the same work for an account, an account without a password, and a missing account', async () => {
    await isPassword(undefined, 'warms up');
    argon2.verify.mockClear();
    argon2.hash.mockClear();
    const answers: boolean[] = [];
    for (const hash of ['a stored hash', null, undefined]) {
      answers.push(await isPassword(hash, 'Correct-horse-1'));
      expect(argon2.verify).toHaveBeenCalledTimes(answers.length);
    }
    expect(argon2.hash).not.toHaveBeenCalled();
    // The substitute hash matches no account's password.
    expect(answers).toEqual([true, false, false]);
  });
});

describe('a password whose letters have several Unicode forms', () => {
  const composed = 'Crème-brûlée-7'.normalize('NFC');
  const decomposed = composed.normalize('NFD');
  const matchesHash = (typed: string) => argon2.verify.mockImplementation(async (_hash, text) => text === typed);
  afterEach(() => void argon2.verify.mockImplementation(async () => true));

  it('is hashed in one form', async () => {
    argon2.hash.mockClear();
    await Promise.all([composed, decomposed, 'Ｃrème-brûlée-7'].map(hashPassword));
    expect(argon2.hash.mock.calls.map(([text]: unknown[]) => text)).toEqual([composed, composed, composed]);
  });

  it('matches in each form', async () => {
    matchesHash(composed);
    for (const typed of [composed, decomposed]) expect(await isPassword('a stored hash', typed)).toBe(true);
    expect(await isPassword('a stored hash', 'Creme-brulee-7')).toBe(false);
  });

  it('is compared once, with or without an account', async () => {
    matchesHash(composed);
    expect(await isPassword('a stored hash', decomposed)).toBe(true);
    expect(argon2.verify).toHaveBeenCalledTimes(1);
    expect(await isPassword(null, decomposed)).toBe(false);
    expect(argon2.verify).toHaveBeenCalledTimes(2);
  });
});
