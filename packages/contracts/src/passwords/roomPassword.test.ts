import { describe, expect, it } from '@jest/globals';
import { generateRoomPassword, isGuessable } from './roomPassword.ts';

describe('a password for a room', () => {
  it('is generated differently each time, without characters that look alike', () => {
    const made = Array.from({ length: 500 }, generateRoomPassword);
    expect(new Set(made).size).toBe(500);
    for (const password of made) {
      expect(password).toMatch(/^[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){2}$/);
      expect(isGuessable(password)).toBe(false);
    }
    expect(new Set(made.join('')).size).toBe(32);
  });

  it.each([
    ['', false],
    ['1234', true],
    ['12345678901', true],
    ['123456789012', false],
    ['summer', true],
    ['  summer  ', true],
    ['summer26', false],
    ['four words in row', false],
    ['💥💥💥💥', true],
  ])('is guessable: %j %s', (password, expected) => expect(isGuessable(password)).toBe(expected));
});
