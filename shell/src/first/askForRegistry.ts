import { needsHost } from '../app/needsHost.ts';
import { askRegistry } from '../remotes/askRegistry.ts';

declare global {
  interface Window {
    /** What is live, as the document asked for it. Whoever takes it leaves nothing behind. */
    meetRegistry?: Promise<unknown>;
  }
}

/** Asks what is live where remotes draw the page, which the application would do once it runs. */
export function askForRegistry(): void {
  if (!needsHost()) return;
  const asking = askRegistry();
  // Whoever takes it tells of a failure.
  asking.catch(() => {});
  window.meetRegistry = asking;
}
