/** Limits that several domains share; a domain's own stand in its contract. Lengths in characters. */
export const LIMITS = {
  /** Default limit of a text and of a list's entries. */
  text: 1000,
  list: 1000,
  /** The largest whole number where nothing else is said. */
  count: 2 ** 31 - 1,
  /** The latest moment that anybody may name, in unix milliseconds: the year 2100. */
  moment: Date.UTC(2100, 0, 1),
  id: 64,
  timeZone: 64,
  email: 60,
  inviteEmailCall: 101,
  joinName: 100,
  contactName: 101,
  groupName: 50,
} as const;

/** Number up to which entries of a queue are counted: there may be more. */
export const QUEUE_COUNTED_MAX = 10_000;

/** Times for which pages show passing messages, in milliseconds. */
export const PERIODS = {
  snackbarMs: 1_000,
  preferenceSavedMs: 2_000,
} as const;
