export const LOCALES = ['en_US', 'fr_FR', 'ro_RO'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en_US';

/** The locale named, or the default when it is not one of ours. */
export function resolveLocale(code: string | null | undefined): Locale {
  return LOCALES.find((locale) => locale === code) ?? DEFAULT_LOCALE;
}
