import { useState } from 'react';
import { firstField } from './firstField.ts';
import { focusBefore } from './focusReturn.ts';
import { holdKeys } from './holdKeys.ts';

/**
 * The ref for an overlay's own element, what gets the focus when the overlay goes, and what has it when it opens. The focus
 * may be given back after the element has left the page.
 */
export function useOverlay() {
  const [overlay] = useState(() => {
    let last: HTMLElement | null = null;
    const keep = (element: HTMLElement | null) => {
      if (!element) setTimeout(() => leave(last));
      // React calls it at each render.
      else if (element !== last) enter((last = element));
    };
    return [keep, () => focusBefore(last), () => last && firstField(last)] as const;
  });
  return overlay;
}

/** Gives the focus back where the overlay went before it was on its guard, and the browser has left the focus nowhere. */
function leave(overlay: HTMLElement | null): void {
  if (!overlay?.isConnected && document.activeElement === document.body)
    focusBefore(overlay)?.focus({ preventScroll: true });
}

/** Places the focus as soon as the overlay is drawn: a frame later, keys would have gone to what lies behind. */
function enter(overlay: HTMLElement): void {
  const field = firstField(overlay);
  if (field === document.activeElement) return;
  field.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement) field.select();
  // A dialog below keeps the focus until this one is on its guard.
  if (!overlay.contains(document.activeElement)) holdKeys({ label: '' })();
}
