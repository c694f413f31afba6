import { LOCALES } from '@meet/contracts';
import { loadTexts, type TextTree } from '@meet/contracts/i18n';
import { describe, expect, it } from '@jest/globals';
import { createServices } from './services.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;

function listKeys(tree: TextTree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`.replace(PLURAL, '')] : listKeys(value, `${prefix}${key}.`),
  );
}

describe('the texts of all contracts', () => {
  it('have the same keys in every language, each once', async () => {
    const services = await createServices();
    const sources = [...new Set(services.flatMap(({ texts = [] }) => texts))];
    expect(sources.length).toBeGreaterThanOrEqual(services.length);
    const [first, ...rest] = await Promise.all(
      LOCALES.map(async (locale) => new Set(listKeys(await loadTexts(locale, sources)))),
    );
    for (const keys of rest) expect([...keys].sort()).toEqual([...first!].sort());
  });
});
