import { beforeEach, describe, expect, it, jest } from '@jest/globals';

const argon2 = { hash: jest.fn(async () => 'a hash'), verify: jest.fn(async () => true) };
jest.unstable_mockModule('@node-rs/argon2', () => argon2);
const { isPassword } = await import('./passwords.ts');

beforeEach(() => void argon2.verify.mockClear());

describe('isPassword', () => {
  it('does the same work for an account, for one without a password and for none', async () => {
    await isPassword(undefined, 'warms up');
    argon2.verify.mockClear();
    argon2.hash.mockClear();
    const answers: boolean[] = [];
    for (const hash of ['a stored hash', null, undefined]) {
      answers.push(await isPassword(hash, 'Correct-horse-1'));
      expect(argon2.verify).toHaveBeenCalledTimes(answers.length);
    }
    expect(argon2.hash).not.toHaveBeenCalled();
    // Whatever is compared with in their place opens nothing.
    expect(answers).toEqual([true, false, false]);
  });
});
