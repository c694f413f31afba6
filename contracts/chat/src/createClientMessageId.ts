/**
 * An id for a message that is sent at this time, Unix milliseconds. Those of one time begin alike, so that an index takes
 * what is said at the same moment in one place.
 */
export const createClientMessageId = (now: number): string => `${now.toString(36)}-${crypto.randomUUID()}`;
