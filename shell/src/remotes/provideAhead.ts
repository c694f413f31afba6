import { providedModules } from '@meet/mfe-build/provided';
import type { FirstPart } from './getFirstPaint.ts';

/** Fetches the shared modules that remotes will need, before they run and request them. */
export function provideAhead(parts: readonly FirstPart[]): void {
  const requests = parts.flatMap(({ part }) => part.shared);
  // The user of a module receives its failure, and tries again.
  for (const request of new Set(requests)) providedModules[request]?.get().catch(() => {});
}
