import type { Locale } from '@meet/contracts';
import type { TextTree } from '@meet/contracts/i18n';

/** Loads one language's texts of the shell; the others are never fetched. */
export async function loadShellTexts(locale: Locale): Promise<TextTree> {
  switch (locale) {
    case 'en_US':
      return (await import(/* webpackChunkName: "texts-en" */ './en_US.json', { with: { type: 'json' } })).default;
    case 'fr_FR':
      return (await import(/* webpackChunkName: "texts-fr" */ './fr_FR.json', { with: { type: 'json' } })).default;
    case 'ro_RO':
      return (await import(/* webpackChunkName: "texts-ro" */ './ro_RO.json', { with: { type: 'json' } })).default;
  }
}
