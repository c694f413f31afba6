import type { Moment } from './conversations.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Returns the time that many working days from the day of `now`, at a local time of the machine. Negative days are in
 * the past. Unix milliseconds.
 */
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

/** Returns the time of a moment in the script, in unix milliseconds. */
export function toMoment(now: number, moment: Moment): number {
  return 'minutesAgo' in moment ? now - moment.minutesAgo * MINUTE_MS : workingDay(now, -moment[0], moment[1]);
}

/** Returns a time before everything in the script. */
export const getBeginning = (now: number) => now - 21 * DAY_MS;
