import { randomBytes } from 'node:crypto';

/** Digits of a time in base 36 that suffice until the year 5188. */
const TIME_DIGITS = 9;

/** An id that can't be guessed and sorts by the time it was made at. */
export const createNotificationId = (now: number) =>
  `${now.toString(36).padStart(TIME_DIGITS, '0')}-${randomBytes(9).toString('hex')}`;
