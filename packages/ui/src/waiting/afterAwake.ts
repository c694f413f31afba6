/** Coarse enough to cost nothing, fine enough for waits that people notice. */
const TICK_MS = 100;

/**
 * Calls `run` after this much time in which the page could run; returns a function that stops it. After a stall of any
 * length, browsers fire a repeating timer once. So a blocked main thread or a sleeping laptop adds only one tick.
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
