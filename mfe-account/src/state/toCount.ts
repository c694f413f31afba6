/** Returns a typed text as a whole number; undefined if it is none. */
export const toCount = (typed: string) => (/^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : undefined);
