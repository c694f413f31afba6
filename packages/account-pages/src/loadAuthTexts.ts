import type { Locale } from '@meet/contracts';
import type { TextTree } from '@meet/contracts/i18n';
import { createTranslator, type Translator } from '@meet/contracts/texts';

let loading: Promise<Translator> | undefined;

/** Loads these pages' texts in one language with the first of the pages. After a failure the next page tries again. */
export function loadAuthTexts(locale: Locale): Promise<Translator> {
  return (loading ??= importTexts(locale).then(
    ({ default: texts }) => createTranslator(locale, texts),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  ));
}

function importTexts(locale: Locale): Promise<{ default: TextTree }> {
  switch (locale) {
    case 'en_US':
      return import(/* webpackChunkName: "auth-en" */ './i18n/en_US.json', { with: { type: 'json' } });
    case 'fr_FR':
      return import(/* webpackChunkName: "auth-fr" */ './i18n/fr_FR.json', { with: { type: 'json' } });
    case 'ro_RO':
      return import(/* webpackChunkName: "auth-ro" */ './i18n/ro_RO.json', { with: { type: 'json' } });
  }
}
