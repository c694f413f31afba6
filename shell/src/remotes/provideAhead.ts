import { providedModules } from '@meet/mfe-build/provided';
import type { FirstPaintOfRelease } from './firstPaintOf.ts';

/** Fetches what remotes will take from the shell, before they run and ask for it. */
export function provideAhead(needs: readonly FirstPaintOfRelease[]): void {
  const requests = needs.flatMap(({ parts }) => parts.flatMap(({ shared }) => shared));
  // Whoever takes it hears of a failure, and tries again.
  for (const request of new Set(requests)) providedModules[request]?.get().catch(() => {});
}
