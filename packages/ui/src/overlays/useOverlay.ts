import { useState } from 'react';
import { focusBefore } from './focusReturn.ts';

/**
 * The ref for an overlay's own element, and what gets the focus when the overlay goes. The focus may be given back after
 * the element has left the page.
 */
export function useOverlay() {
  const [overlay] = useState(() => {
    let last: Element | null = null;
    const keep = (element: Element | null) => void (last = element ?? last);
    return [keep, () => focusBefore(last)] as const;
  });
  return overlay;
}
