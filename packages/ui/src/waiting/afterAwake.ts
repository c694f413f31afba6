/** Coarse enough to cost nothing, fine enough for waits that people notice. */
const TICK_MS = 100;

/**
 * Runs once so much time has passed in which the page could act; returns how to stop. Browsers let a timer that repeats
 * fire once after a stall, however long that was: a main thread that stood still, or a laptop that slept, adds one tick.
 */
export function afterAwake(milliseconds: number, run: () => void): () => void {
  let ticksLeft = Math.ceil(milliseconds / TICK_MS);
  const timer = setInterval(() => {
    ticksLeft -= 1;
    if (ticksLeft > 0) return;
    clearInterval(timer);
    run();
  }, TICK_MS);
  return () => clearInterval(timer);
}
