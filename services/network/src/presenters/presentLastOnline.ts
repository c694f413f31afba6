import type { Locale } from '@meet/contracts';

/** Formats a time for people in their own language and time zone. */
export function presentLastOnline(unixSeconds: number, locale: Locale, timezone: string | undefined): string {
  return new Intl.DateTimeFormat(locale.replace('_', '-'), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timezone || 'UTC',
  }).format(unixSeconds * 1000);
}
