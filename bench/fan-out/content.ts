/** What each message says. */
export const CONTENT = 'x'.repeat(200);
