import { needsHost } from '../addresses/needsHost.ts';
import { requestRegistry } from '../remotes/requestRegistry.ts';

declare global {
  interface Window {
    /** The registry's answer, which the document requested. Its reader removes it. */
    meetRegistry?: Promise<unknown>;
  }
}

/** Requests the registry if remotes draw the page. The application would only request it once it runs. */
export function requestRegistryEarly(): void {
  if (!needsHost()) return;
  const pending = requestRegistry();
  // The reader of the promise handles its failure.
  pending.catch(() => {});
  window.meetRegistry = pending;
}
