import type { Locale } from '@meet/contracts';
import type { TextTree } from '@meet/contracts/i18n';
import { createTranslator, type Translator } from '@meet/contracts/texts';
import { currentLocale } from '../../i18n/locale.ts';
import enUS from './i18n/en_US.json' with { type: 'json' };
import frFR from './i18n/fr_FR.json' with { type: 'json' };
import roRO from './i18n/ro_RO.json' with { type: 'json' };

const TEXTS: Readonly<Record<Locale, TextTree>> = { en_US: enUS, fr_FR: frFR, ro_RO: roRO };

/**
 * Returns the texts of the palette and of the list of keys. They are few, so its code contains them in all languages. A
 * file for each language would have to be listed in every first page.
 */
export function paletteTexts(): Translator['t'] {
  const locale = currentLocale();
  return createTranslator(locale, TEXTS[locale]).t;
}
