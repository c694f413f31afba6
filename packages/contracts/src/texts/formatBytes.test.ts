import { expect, it } from '@jest/globals';
import { formatBytes } from './formatBytes.ts';

it('formats sizes in the words of the language', () => {
  expect([0, 15, 8_044, 2_400_000, 3_000_000_000_000].map((bytes) => formatBytes(bytes, 'en-US'))).toEqual([
    '0 bytes',
    '15 bytes',
    '8 kB',
    '2.4 MB',
    '3 TB',
  ]);
  expect(formatBytes(2_400_000, 'fr-FR')).toMatch(/^2,4\sMo$/);
});
