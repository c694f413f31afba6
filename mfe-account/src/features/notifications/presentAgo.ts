const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns the time since a moment in words: 'now', '5 minutes ago', 'yesterday'. */
export function presentAgo(timestampMs: number, language: string, nowMs: number): string {
  const agoMs = Math.max(0, nowMs - timestampMs);
  const format = getFormat(language);
  if (agoMs < MINUTE_MS) return format.format(0, 'second');
  if (agoMs < HOUR_MS) return format.format(-Math.floor(agoMs / MINUTE_MS), 'minute');
  if (agoMs < DAY_MS) return format.format(-Math.floor(agoMs / HOUR_MS), 'hour');
  return format.format(-Math.floor(agoMs / DAY_MS), 'day');
}

let known: { readonly language: string; readonly format: Intl.RelativeTimeFormat } | undefined;

/** Returns a cached format, because creating one takes longer than all its uses. */
function getFormat(language: string): Intl.RelativeTimeFormat {
  if (known?.language !== language) {
    known = { language, format: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }) };
  }
  return known.format;
}
