import { firstSegment } from '@meet/contracts/routes';
import { LAST_GOOD } from './lastGood.ts';
import type { Registry } from './Release.ts';

/**
 * Returns the first path segments of the remotes' own pages, from the last registry answer that this browser stored.
 */
export function segmentsOfRemotes(): string[] {
  try {
    const { remotes } = JSON.parse(localStorage.getItem(LAST_GOOD)!) as Registry;
    return Object.values(remotes).flatMap(({ manifest }) =>
      Object.values(manifest.pages).flatMap(({ path }) => (path ? [firstSegment(path)] : [])),
    );
  } catch {
    // This browser has not stored an answer yet.
    return [];
  }
}
