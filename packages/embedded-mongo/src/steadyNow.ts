/**
 * Unix milliseconds by the clock as it stood when this thread started and the time that has passed since. What waits,
 * idles or expires goes by it: setting the machine's clock must not end a transaction, lose a kept reply or remove
 * what has not expired.
 */
export const steadyNow = (): number => Math.floor(performance.timeOrigin + performance.now());
