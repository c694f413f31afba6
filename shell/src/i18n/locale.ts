import { resolveLocale, type Locale } from '@meet/contracts';
import { KEYS, readText, writeText } from '../browser/storage.ts';

/** Returns the page's language: the stored choice, or the browser's, or the default. */
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

/** Returns a language tag such as `en-US`, as the browser's functions and the lang attribute need it. */
export function languageTag(locale: Locale): string {
  return locale.replace('_', '-');
}

/** Stores the language and reloads the page, because every text of a page is in one language. */
export function changeLocale(locale: Locale): void {
  writeText(KEYS.langCode, locale);
  location.reload();
}
