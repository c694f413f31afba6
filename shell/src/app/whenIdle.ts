/** Runs once the page rests: nobody waits for it. */
export function whenIdle(run: () => Promise<unknown>): void {
  // What nobody waits for may fail unheard.
  const begin = () => void run().catch(() => {});
  if ('requestIdleCallback' in window) requestIdleCallback(begin);
  else setTimeout(begin);
}
