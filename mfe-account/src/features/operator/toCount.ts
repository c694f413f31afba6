/** What was typed as a whole number; undefined for what is none. */
export const toCount = (typed: string) => (/^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : undefined);
