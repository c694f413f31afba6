import { useHost, useTexts } from '@meet/remote-kit';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Returns functions that format moments in the person's own time zone. */
export function useWhen() {
  const t = useTexts();
  const language = useHost().i18n.locale.replace('_', '-');
  const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' });
  /** Non-breaking spaces keep a time such as '10:00 AM' on one line. */
  const getTime = (moment: number) => clock.format(moment).replaceAll(/\s/g, '\u00A0');
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' });
  return {
    day: (moment: number) => day.format(moment),
    range: (from: number, to: number) => clock.formatRange(from, to),
    /** Returns the time of a moment today, with the day if it was earlier. */
    past: (moment: number, now: number) =>
      daysBetween(moment, now) === 0
        ? getTime(moment)
        : t('day.onDay', { day: day.format(moment), time: getTime(moment) }),
    until: (moment: number) => t('day.until', { time: getTime(moment) }),
    /** Returns 'In 12 minutes' within the hour, otherwise the time, with the day if it is not today. */
    untilStart(startsAt: number, now: number): string {
      const left = startsAt - now;
      if (left < HOUR_MS) return t('day.inMinutes', { count: Math.ceil(left / MINUTE_MS) });
      const time = getTime(startsAt);
      switch (daysBetween(now, startsAt)) {
        case 0:
          return t('day.at', { time });
        case 1:
          return t('day.tomorrow', { time });
        default:
          return t('day.onDay', { day: day.format(startsAt), time });
      }
    },
  };
}

function daysBetween(from: number, to: number): number {
  const getStart = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
  return Math.round((getStart(to) - getStart(from)) / (24 * HOUR_MS));
}
