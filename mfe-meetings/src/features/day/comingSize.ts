/** Height of one meeting with its faces, so that nothing moves when it loads, or when there is none. */
export const COMING_LEAST_H = 24;
