import type { Moment } from './conversations.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** That many working days from the day of `now`, at a time of the machine's clock; negative is the past. Unix milliseconds. */
export function workingDay(now: number, days: number, time: string): number {
  const day = new Date(now);
  const step = Math.sign(days);
  for (let left = Math.abs(days); left > 0;) {
    day.setDate(day.getDate() + step);
    if (day.getDay() !== 0 && day.getDay() !== 6) left -= 1;
  }
  const [hours, minutes] = time.split(':').map(Number);
  return day.setHours(hours!, minutes!, 0, 0);
}

/** When a moment of the script was. */
export function toMoment(now: number, moment: Moment): number {
  return 'minutesAgo' in moment ? now - moment.minutesAgo * MINUTE_MS : workingDay(now, -moment[0], moment[1]);
}

/** Before everything that the script tells of. */
export const getBeginning = (now: number) => now - 21 * DAY_MS;
