import type { Locale } from '@meet/contracts';
import type { TextTree } from '@meet/contracts/i18n';
import { createTranslator, type Translator } from '../../i18n/createTranslator.ts';
import { currentLocale } from '../../i18n/locale.ts';

/** The words of the palette and of the list of keys come with the first of them, in one language. */
export async function loadPaletteTexts(): Promise<Translator['t']> {
  const locale = currentLocale();
  return createTranslator(locale, (await importTexts(locale)).default).t;
}

function importTexts(locale: Locale): Promise<{ default: TextTree }> {
  switch (locale) {
    case 'en_US':
      return import(/* webpackChunkName: "palette-en" */ './i18n/en_US.json', { with: { type: 'json' } });
    case 'fr_FR':
      return import(/* webpackChunkName: "palette-fr" */ './i18n/fr_FR.json', { with: { type: 'json' } });
    case 'ro_RO':
      return import(/* webpackChunkName: "palette-ro" */ './i18n/ro_RO.json', { with: { type: 'json' } });
  }
}
