import { describe, expect, it } from '@jest/globals';
import { durationText } from './durationText.ts';

describe('the duration of a meeting', () => {
  it.each([
    [0, 'en_US', '1 min'],
    [19 * 60 + 20, 'en_US', '19 min'],
    [3_600, 'en_US', '1 hr'],
    [3_900, 'en_US', '1 hr 5 min'],
    [19 * 60, 'fr_FR', '19 min'],
    [19 * 60, 'ro_RO', '19 min.'],
  ])('%d s in %s: %s', (seconds, locale, expected) => {
    expect(durationText(seconds, locale).replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toBe(expected);
  });
});
