import { randomBytes } from 'node:crypto';

/** Number of digits of a time in base 36, sufficient until the year 5188. */
const TIME_DIGITS = 9;

/** Creates an id that cannot be guessed and sorts by time of creation. */
export const createNotificationId = (now: number) =>
  `${now.toString(36).padStart(TIME_DIGITS, '0')}-${randomBytes(9).toString('hex')}`;
