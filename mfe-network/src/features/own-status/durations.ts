const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Durations of Away and Busy, in seconds; beside a time of one's own. */
export const ABSENCE_DURATIONS = { m30: 30 * MINUTE, h1: HOUR, h2: 2 * HOUR, h4: 4 * HOUR, h8: 8 * HOUR } as const;

/** After how long a custom status clears, in seconds; beside a day of one's own. */
export const CUSTOM_PERIODS = {
  m30: 30 * MINUTE,
  h1: HOUR,
  h4: 4 * HOUR,
  h8: 8 * HOUR,
  w1: 7 * 24 * HOUR,
} as const;

export type CustomPeriod = keyof typeof CUSTOM_PERIODS;

export const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
