import type { Locale } from '@meet/contracts';
import { applyColorMode } from '@meet/ui/plain';
import { currentLocale, languageTag } from '../i18n/locale.ts';

/** Sets the page's language and colour mode. Returns the language. */
export function dressPage(): Locale {
  applyColorMode();
  const locale = currentLocale();
  document.documentElement.lang = languageTag(locale);
  return locale;
}
