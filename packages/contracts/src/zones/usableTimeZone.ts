import { isTimeZone } from './isTimeZone.ts';

/** Returns the name if this machine knows it, else UTC. Machines know different names, and old ones lack new names. */
export const usableTimeZone = (name: string | null | undefined): string => (name && isTimeZone(name) ? name : 'UTC');

/**
 * Returns the time zone of this machine. Returns UTC if the machine reports a zone that it cannot use, such as
 * `Etc/Unknown`.
 */
export const ownTimeZone = (): string => usableTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
