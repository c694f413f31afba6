/** As tall as one meeting with its faces: nothing moves when it comes, or when there is none. */
export const COMING_LEAST_H = 24;
