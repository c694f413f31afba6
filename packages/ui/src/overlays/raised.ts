import type { RefObject } from 'react';

/**
 * Elements into which menus and lists of suggestions are rendered, near their trigger, so that screen readers find them
 * there.
 */
const LANDMARKS = '[role=dialog], [role=alertdialog], main, header, nav, aside, footer';

export function getLandmark(element: Element | null): HTMLElement {
  return element?.closest<HTMLElement>(LANDMARKS) ?? document.body;
}

/** Returns a ref to the landmark around the element with this id, which it looks up on each access. */
export function landmarkAround(id: string): RefObject<HTMLElement> {
  return {
    get current() {
      return getLandmark(document.getElementById(id));
    },
  };
}

/** Shows a rendered element in the browser's top layer, so that nothing around it clips or covers it. */
export function raise(element: HTMLElement | null): void {
  if (!element?.showPopover || element.popover) return;
  element.popover = 'manual';
  element.showPopover();
}

/** Resets the browser's default style for such an element: a box in the middle of the window. */
export const raisedStyles = {
  inset: 'auto',
  m: 0,
  p: 0,
  borderWidth: 0,
  bg: 'transparent',
  color: 'inherit',
  overflow: 'visible',
} as const;
