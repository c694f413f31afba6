/**
 * Returns unix milliseconds: the clock at the start of this thread, plus the time that has passed since. Waits, idle
 * times and expiry use it. Setting the machine's clock must not end a transaction, lose a stored reply or remove
 * unexpired documents.
 */
export const steadyNow = (): number => Math.floor(performance.timeOrigin + performance.now());
