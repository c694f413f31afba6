import type { Locale } from '../core/locales.ts';
import type { TextTree } from './mergeTexts.ts';

/** The i18next namespace that holds validation messages and error texts. */
export const CONTRACTS_NAMESPACE = 'contracts';

/** Loads one language's texts; a browser fetches only what it asks for. */
export async function loadTexts(locale: Locale): Promise<TextTree> {
  switch (locale) {
    case 'en_US':
      return (await import('./en_US.ts')).texts;
    case 'fr_FR':
      return (await import('./fr_FR.ts')).texts;
    case 'ro_RO':
      return (await import('./ro_RO.ts')).texts;
  }
}
