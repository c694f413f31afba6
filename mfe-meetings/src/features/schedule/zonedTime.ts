import { ownTimeZone, usableTimeZone } from '@meet/contracts/zones';

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

/** Formats a moment as 'yyyy-MM-ddTHH:mm' on a zone's clocks, on UTC's where this browser doesn't know the zone. */
export function toZonedText(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { ...FIELDS, timeZone: usableTimeZone(timeZone) }).formatToParts(at);
  const get = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${get('year').padStart(4, '0')}-${get('month')}-${get('day')}T${get('hour')}:${get('minute')}`;
}

/**
 * Returns the moment at which a zone's clocks show 'yyyy-MM-ddTHH:mm', the first of two; NaN for no date. A time that the
 * clocks skip is taken as so long after the leap as it is written after its beginning.
 */
export function fromZonedText(text: string, timeZone: string): number {
  if (!ZONED_TEXT.test(text)) return Number.NaN;
  const asUtc = Date.parse(`${text}:00Z`);
  const offsetAt = (at: number) => Date.parse(`${toZonedText(at, timeZone)}:00Z`) - at;
  // Clocks change at most once within two days: one of these offsets holds at the moment, or neither where it is skipped.
  const [before, after] = [asUtc - offsetAt(asUtc - DAY_MS), asUtc - offsetAt(asUtc + DAY_MS)];
  return [before, after].find((at) => toZonedText(at, timeZone) === text) ?? before;
}

/** Lists the zones that this browser knows, and those named, which may be other names of the same. */
export function listTimeZones(...named: readonly string[]): string[] {
  return [...new Set([...named, ownTimeZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')])];
}
