import { describe, expect, it } from '@jest/globals';
import en_US from './en_US.json' with { type: 'json' };
import fr_FR from './fr_FR.json' with { type: 'json' };
import ro_RO from './ro_RO.json' with { type: 'json' };

const listKeys = (texts: Record<string, Record<string, string>>) =>
  Object.entries(texts).flatMap(([part, lines]) =>
    Object.entries(lines).map(([key, line]) => `${part}.${key} ${(line.match(/\{\{\w+\}\}/g) ?? []).sort().join()}`),
  );

describe('the texts of notifications', () => {
  it.each([
    ['fr_FR', fr_FR],
    ['ro_RO', ro_RO],
  ])('are complete in %s, with the same placeholders', (_locale, texts) => {
    expect(listKeys(texts)).toEqual(listKeys(en_US));
  });
});
