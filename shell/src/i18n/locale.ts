import { resolveLocale, type Locale } from '@meet/contracts';
import { KEYS, readText, writeText } from '../browser/storage.ts';

/** The page's language: the stored choice, else the browser's, else the default. */
export function currentLocale(): Locale {
  const stored = readText(KEYS.langCode);
  if (stored) return resolveLocale(stored);
  return resolveLocale(navigator.languages.map(ofBrowser).find((code) => code !== undefined));
}

function ofBrowser(language: string): Locale | undefined {
  switch (language.split('-')[0]) {
    case 'en':
      return 'en_US';
    case 'fr':
      return 'fr_FR';
    case 'ro':
      return 'ro_RO';
    default:
      return undefined;
  }
}

/** `en-US`, as the browser's own functions and the lang attribute name a language. */
export function languageTag(locale: Locale): string {
  return locale.replace('_', '-');
}

/** Every text of a page stands in one language, so a change loads the page again. */
export function changeLocale(locale: Locale): void {
  writeText(KEYS.langCode, locale);
  location.reload();
}
