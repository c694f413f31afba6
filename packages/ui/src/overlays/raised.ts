import type { RefObject } from 'react';

/**
 * Elements in which a menu and a list of suggestions stand, beside their trigger, so that screen readers find them
 * there.
 */
const LANDMARKS = '[role=dialog], [role=alertdialog], main, header, nav, aside, footer';

export function getLandmark(element: Element | null): HTMLElement {
  return element?.closest<HTMLElement>(LANDMARKS) ?? document.body;
}

/** The same of the element of this id, looked up when it is asked for. */
export function landmarkAround(id: string): RefObject<HTMLElement> {
  return {
    get current() {
      return getLandmark(document.getElementById(id));
    },
  };
}

/** Puts what was just drawn over everything, wherever it stands: nothing around it clips or covers it. */
export function raise(element: HTMLElement | null): void {
  if (!element?.showPopover || element.popover) return;
  element.popover = 'manual';
  element.showPopover();
}

/** Undoes the browser's own style for such an element: a box in the middle of the window. */
export const raisedStyles = {
  inset: 'auto',
  m: 0,
  p: 0,
  borderWidth: 0,
  bg: 'transparent',
  color: 'inherit',
  overflow: 'visible',
} as const;
