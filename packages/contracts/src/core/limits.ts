/** Limits that several domains share; each contract has its domain's own. Lengths are in characters. */
export const LIMITS = {
  /** Default limit of a text's characters and of a list's entries. */
  text: 1000,
  list: 1000,
  /** Default maximum of a whole number. */
  count: 2 ** 31 - 1,
  /** Latest moment that an input may name, in unix milliseconds: the year 2100. */
  moment: Date.UTC(2100, 0, 1),
  id: 64,
  timeZone: 64,
  email: 60,
  inviteEmailCall: 101,
  joinName: 100,
  contactName: 101,
  groupName: 50,
} as const;

/** Number up to which the entries of a queue are counted. A count that equals it may be too low. */
export const QUEUE_COUNTED_MAX = 10_000;

/** Times for which pages show short messages, in milliseconds. */
export const PERIODS = {
  snackbarMs: 1_000,
  preferenceSavedMs: 2_000,
} as const;
