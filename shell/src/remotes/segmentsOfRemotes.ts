import { firstSegment } from '@meet/contracts/routes';
import { LAST_GOOD } from './lastGood.ts';
import type { Registry } from './Release.ts';

/** First path segments of the pages that remotes bring of their own, as this browser last knew them. */
export function segmentsOfRemotes(): string[] {
  try {
    const { remotes } = JSON.parse(localStorage.getItem(LAST_GOOD)!) as Registry;
    return Object.values(remotes).flatMap(({ manifest }) =>
      Object.values(manifest.pages).flatMap(({ path }) => (path ? [firstSegment(path)] : [])),
    );
  } catch {
    // Nobody was here before.
    return [];
  }
}
