import type { Locale } from '@meet/contracts';
import type { TextTree } from '@meet/contracts/i18n';
import { createTranslator, type Translator } from '@meet/contracts/texts';
import { currentLocale } from '../../i18n/locale.ts';
import enUS from './i18n/en_US.json' with { type: 'json' };
import frFR from './i18n/fr_FR.json' with { type: 'json' };
import roRO from './i18n/ro_RO.json' with { type: 'json' };

const TEXTS: Readonly<Record<Locale, TextTree>> = { en_US: enUS, fr_FR: frFR, ro_RO: roRO };

/**
 * The words of the palette and of the list of keys. They are few and come with its code in all languages: a file for each
 * would weigh on every first page, which has to know of it.
 */
export function paletteTexts(): Translator['t'] {
  const locale = currentLocale();
  return createTranslator(locale, TEXTS[locale]).t;
}
