import type { GuideId } from '@meet/contracts/accounts';

/** Remembers on this device that a guide or tour is not wanted any more. */
export function keepGuideAway(guideId: GuideId): void {
  try {
    localStorage.setItem(`showQuickGuide-${guideId}`, '0');
  } catch {
    // A full or denied storage: the server remembers.
  }
}
