import type { Release } from '@meet/releases-contract';
import { useHost } from '@meet/remote-kit';

/** Returns functions that format times and percentages in the person's language. */
export function useFormats() {
  const locale = useHost().i18n.locale.replace('_', '-');
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  return {
    whole: (value: number) => number.format(value),
    time: (at: number) => time.format(at),
    /** Formats a percentage from 0 to 100. */
    percent: (value: number) => share.format(value / 100),
    /** Formats the errors per session; undefined while no page has reported a session. */
    errorRate: ({ sessions, errors }: Release) => (sessions > 0 ? share.format(errors / sessions) : undefined),
  };
}
