const MINUTE_S = 60;
const HOUR_MIN = 60;

/** Returns a duration such as '19 min' or '1 hr 5 min' in the language. Less than a minute counts as one. */
export function durationText(seconds: number, locale: string): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE_S));
  const hours = Math.floor(minutes / HOUR_MIN);
  const part = (value: number, unit: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale.replace('_', '-'), { style: 'unit', unit, unitDisplay: 'short' }).format(value);
  const rest = minutes % HOUR_MIN;
  return [hours > 0 && part(hours, 'hour'), (rest > 0 || hours === 0) && part(rest, 'minute')]
    .filter(Boolean)
    .join(' ');
}
