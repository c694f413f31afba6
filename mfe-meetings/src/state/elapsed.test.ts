import { describe, expect, it } from '@jest/globals';
import { elapsedText } from './elapsed.ts';

const S = 1000;
const [M, H, D] = [60 * S, 3600 * S, 86_400 * S];

describe('elapsedText', () => {
  it.each([
    [0, '0s'],
    [-5, '0s'],
    [59 * S + 999, '59s'],
    [M, '1m 0s'],
    [H + 5 * S, '1h 0m 5s'],
    [D + 2 * H + 3 * M + 4 * S, '1d 2h 3m 4s'],
  ])('formats %d ms as %s', (ms, text) => {
    expect(elapsedText(ms)).toBe(text);
  });
});
