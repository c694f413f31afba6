const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the time since a moment in words: '5 minutes ago', 'yesterday'. Takes Unix seconds. */
export function presentAgo(unixSeconds: number, language: string, nowMs = Date.now()): string {
  const ago = Math.max(0, nowMs / 1000 - unixSeconds);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (ago < HOUR) return format.format(-Math.floor(ago / MINUTE), 'minute');
  if (ago < DAY) return format.format(-Math.floor(ago / HOUR), 'hour');
  return format.format(-Math.floor(ago / DAY), 'day');
}

/** Returns the end of a status: the time, with the day unless it is today. Takes Unix seconds. */
export function presentEnd(unixSeconds: number, language: string, nowMs = Date.now()): string {
  const end = new Date(unixSeconds * 1000);
  const isToday = end.toDateString() === new Date(nowMs).toDateString();
  return new Intl.DateTimeFormat(language, {
    ...(!isToday && { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(end);
}
