import type { GuideId } from '@meet/accounts-contract';

const toKey = (guideId: GuideId) => `showQuickGuide-${guideId}`;

/** Returns whether this device should still show a guide or tour; undefined if nothing is stored yet. */
export function recallGuide(guideId: GuideId): boolean | undefined {
  try {
    const stored = localStorage.getItem(toKey(guideId));
    return stored === null ? undefined : stored !== '0';
  } catch {
    return undefined;
  }
}

/** Stores on this device whether it should still show a guide or tour. */
export function rememberGuide(guideId: GuideId, show: boolean): void {
  try {
    localStorage.setItem(toKey(guideId), show ? '1' : '0');
  } catch {
    // If storage is full or denied, the server still remembers.
  }
}
