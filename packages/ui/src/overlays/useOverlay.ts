import { useState } from 'react';
import { firstField } from './firstField.ts';
import { focusBefore } from './focusReturn.ts';
import { holdKeys } from './holdKeys.ts';

/**
 * Returns the ref for an overlay's own element, and getters for two elements. The first getter is for the element that
 * gets the focus when the overlay closes, the second for the one when it opens. The focus may return after the element
 * has left the page.
 */
export function useOverlay() {
  const [overlay] = useState(() => {
    let last: HTMLElement | null = null;
    const keep = (element: HTMLElement | null) => {
      if (!element) setTimeout(() => leave(last));
      // React calls the ref at each render.
      else if (element !== last) enter((last = element));
    };
    return [keep, () => focusBefore(last), () => last && firstField(last)] as const;
  });
  return overlay;
}

/**
 * Returns the focus if the overlay closed before its focus trap was active, and the browser left the focus on the body.
 */
function leave(overlay: HTMLElement | null): void {
  if (!overlay?.isConnected && document.activeElement === document.body)
    focusBefore(overlay)?.focus({ preventScroll: true });
}

/** Sets the focus as soon as the overlay is rendered: a frame later, keys would have gone to elements behind it. */
function enter(overlay: HTMLElement): void {
  const field = firstField(overlay);
  if (field === document.activeElement) return;
  field.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement) field.select();
  // A dialog below keeps the focus until the focus trap of this one is active.
  if (!overlay.contains(document.activeElement)) holdKeys({ label: '' })();
}
