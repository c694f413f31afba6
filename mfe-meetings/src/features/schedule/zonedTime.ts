const FIELDS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

const ZONED_TEXT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** A moment as 'yyyy-MM-ddTHH:mm' on a zone's clocks. */
export function toZonedText(at: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { ...FIELDS, timeZone }).formatToParts(at);
  const get = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${get('year')}-${get('month')}-${get('day')}T${get('hour')}:${get('minute')}`;
}

/** The moment at which a zone's clocks show 'yyyy-MM-ddTHH:mm'; NaN for no date. In a skipped hour, the moment after it. */
export function fromZonedText(text: string, timeZone: string): number {
  if (!ZONED_TEXT.test(text)) return Number.NaN;
  const asUtc = Date.parse(`${text}:00Z`);
  const offsetAt = (at: number) => Date.parse(`${toZonedText(at, timeZone)}:00Z`) - at;
  // The offset is known at a moment only, and the moment by the offset: the second look settles it.
  const first = asUtc - offsetAt(asUtc);
  return asUtc - offsetAt(first);
}

/** Zones that this browser knows, the person's own among them. */
export function listTimeZones(): string[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [...new Set([own, ...Intl.supportedValuesOf('timeZone')])];
}
