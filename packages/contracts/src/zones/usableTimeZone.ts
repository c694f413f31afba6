import { isTimeZone } from './isTimeZone.ts';

/** The name where this machine knows it, else UTC: machines know different names, and old ones lack new names. */
export const usableTimeZone = (name: string | null | undefined): string => (name && isTimeZone(name) ? name : 'UTC');

/** The time zone of this machine; UTC where it names one that it can't use itself, such as `Etc/Unknown`. */
export const ownTimeZone = (): string => usableTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
