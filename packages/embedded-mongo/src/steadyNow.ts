/**
 * Returns unix milliseconds: the clock as it stood when this thread started, plus the time that has passed since.
 * Waits, idle times and expiry go by it. Setting the machine's clock must not end a transaction, lose a kept reply or
 * remove unexpired documents.
 */
export const steadyNow = (): number => Math.floor(performance.timeOrigin + performance.now());
