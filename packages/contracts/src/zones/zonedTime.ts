import { usableTimeZone } from './usableTimeZone.ts';

const FIELDS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

const ZONED_TEXT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const DAY_MS = 86_400_000;

/** Formats a moment as 'yyyy-MM-ddTHH:mm' in a time zone, or in UTC if this machine doesn't know the zone. */
export function toZonedText(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { ...FIELDS, timeZone: usableTimeZone(timeZone) }).formatToParts(at);
  const get = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${get('year').padStart(4, '0')}-${get('month')}-${get('day')}T${get('hour')}:${get('minute')}`;
}

/**
 * Returns the moment at which a zone's clocks show 'yyyy-MM-ddTHH:mm', and the first if there are two. Returns NaN if
 * the text is no date. A time that the clocks skip lies as long after the change as the text lies after the beginning
 * of the skipped time.
 */
export function fromZonedText(text: string, timeZone: string): number {
  if (!ZONED_TEXT.test(text)) return Number.NaN;
  const asUtc = Date.parse(`${text}:00Z`);
  const offsetAt = (at: number) => Date.parse(`${toZonedText(at, timeZone)}:00Z`) - at;
  // Clocks change at most once within two days, so one of these offsets applies at the moment. Neither does if the time
  // is skipped.
  const [before, after] = [asUtc - offsetAt(asUtc - DAY_MS), asUtc - offsetAt(asUtc + DAY_MS)];
  return [before, after].find((at) => toZonedText(at, timeZone) === text) ?? before;
}
