import { needsHost } from '../addresses/needsHost.ts';
import { askRegistry } from '../remotes/askRegistry.ts';

declare global {
  interface Window {
    /** Registry's answer, as the document requested it. Its reader removes it. */
    meetRegistry?: Promise<unknown>;
  }
}

/** Asks what is live where remotes draw the page, which the application would do once it runs. */
export function askForRegistry(): void {
  if (!needsHost()) return;
  const asking = askRegistry();
  // The reader of the promise handles its failure.
  asking.catch(() => {});
  window.meetRegistry = asking;
}
