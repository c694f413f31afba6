import type { GuideId } from '@meet/accounts-contract';

const toKey = (guideId: GuideId) => `showQuickGuide-${guideId}`;

/** Returns whether a guide or tour is still to be shown on this device; undefined before that was stored. */
export function recallGuide(guideId: GuideId): boolean | undefined {
  try {
    const stored = localStorage.getItem(toKey(guideId));
    return stored === null ? undefined : stored !== '0';
  } catch {
    return undefined;
  }
}

/** Remembers on this device whether a guide or tour is still to be shown. */
export function rememberGuide(guideId: GuideId, show: boolean): void {
  try {
    localStorage.setItem(toKey(guideId), show ? '1' : '0');
  } catch {
    // A full or denied storage: the server remembers.
  }
}
