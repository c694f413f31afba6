import { providedModules } from '@meet/mfe-build/provided';
import type { FirstPart } from './getFirstPaint.ts';

/** Fetches what remotes will take from the shell, before they run and ask for it. */
export function provideAhead(parts: readonly FirstPart[]): void {
  const requests = parts.flatMap(({ part }) => part.shared);
  // The user of a module receives its failure, and tries again.
  for (const request of new Set(requests)) providedModules[request]?.get().catch(() => {});
}
