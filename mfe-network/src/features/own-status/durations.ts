const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Durations of Away and Busy that are offered in addition to a time of the person's choice, in seconds. */
export const ABSENCE_DURATIONS = { m30: 30 * MINUTE, h1: HOUR, h2: 2 * HOUR, h4: 4 * HOUR, h8: 8 * HOUR } as const;

/** Times after which a custom status clears, offered in addition to a day of the person's choice, in seconds. */
export const CUSTOM_PERIODS = {
  m30: 30 * MINUTE,
  h1: HOUR,
  h4: 4 * HOUR,
  h8: 8 * HOUR,
  w1: 7 * 24 * HOUR,
} as const;

export type CustomPeriod = keyof typeof CUSTOM_PERIODS;

export const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
