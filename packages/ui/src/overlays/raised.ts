import type { RefObject } from 'react';

/** What a menu and a list of suggestions stand in beside what opens them, so that they are found where it is. */
const LANDMARKS = '[role=dialog], [role=alertdialog], main, header, nav, aside, footer';

export function landmarkOf(element: Element | null): HTMLElement {
  return element?.closest<HTMLElement>(LANDMARKS) ?? document.body;
}

/** The same of the element of this id, looked up when it is asked for. */
export function landmarkAround(id: string): RefObject<HTMLElement> {
  return {
    get current() {
      return landmarkOf(document.getElementById(id));
    },
  };
}

/** Puts what was just drawn over everything, wherever it stands: nothing around it clips or covers it. */
export function raise(element: HTMLElement | null): void {
  if (!element?.showPopover || element.popover) return;
  element.popover = 'manual';
  element.showPopover();
}

/** What the browser gives such an element by itself is a box of its own, in the middle of the window. */
export const raisedStyles = {
  inset: 'auto',
  m: 0,
  p: 0,
  borderWidth: 0,
  bg: 'transparent',
  color: 'inherit',
  overflow: 'visible',
} as const;
