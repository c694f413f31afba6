export const LOCALES = ['en_US', 'fr_FR', 'ro_RO'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en_US';

/** Returns the locale with this code, or the default if it is not supported. */
export function resolveLocale(code: string | null | undefined): Locale {
  return LOCALES.find((locale) => locale === code) ?? DEFAULT_LOCALE;
}
