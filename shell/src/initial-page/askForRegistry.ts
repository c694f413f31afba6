import { needsHost } from '../addresses/needsHost.ts';
import { askRegistry } from '../remotes/askRegistry.ts';

declare global {
  interface Window {
    /** The registry's answer, which the document requested. Its reader removes it. */
    meetRegistry?: Promise<unknown>;
  }
}

/** Requests the registry if remotes draw the page. The application would only request it once it runs. */
export function askForRegistry(): void {
  if (!needsHost()) return;
  const asking = askRegistry();
  // The reader of the promise handles its failure.
  asking.catch(() => {});
  window.meetRegistry = asking;
}
