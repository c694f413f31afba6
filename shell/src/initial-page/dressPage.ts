import type { Locale } from '@meet/contracts';
import { applyColorMode } from '@meet/ui/plain';
import { currentLocale, languageTag } from '../i18n/locale.ts';

/** Says which language the page speaks, and paints it in the person's colours. Tells the language. */
export function dressPage(): Locale {
  applyColorMode();
  const locale = currentLocale();
  document.documentElement.lang = languageTag(locale);
  return locale;
}
