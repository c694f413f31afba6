import { useRef } from 'react';
import type { MenuItem } from './MenuItem.ts';

const FRAME_MS = 16;
const FRAMES_MAX = 30;

/**
 * Runs each choice once, after the menu has closed. Closing also closes anything opened above it, so a dialog that a
 * choice opens must come later. The menu's state machine reports the item that it considers highlighted, which is one
 * render behind a fast pointer. So a click runs the clicked item itself, and the machine's report counts only for keys.
 */
export function useMenuChoice(items: readonly MenuItem[]) {
  const clicked = useRef(false);
  const run = ({ onSelect }: MenuItem) => {
    if (onSelect) afterClosing(onSelect);
  };
  const handleClick = (item: MenuItem) => {
    if (item.disabled) return;
    clicked.current = true;
    run(item);
  };
  const handleSelect = ({ value }: { value: string }) => {
    const item = clicked.current ? undefined : items.find(({ id }) => id === value);
    if (item) run(item);
  };
  const reset = () => {
    clicked.current = false;
  };
  return { handleClick, handleSelect, reset };
}

/** Checks once the machine and React have settled, and again each frame while the menu is still open. */
function afterClosing(run: () => void, framesLeft = FRAMES_MAX): void {
  setTimeout(
    () => {
      const isOpen = document.querySelector('[role=menu][data-state=open]') !== null;
      if (isOpen && framesLeft > 0) afterClosing(run, framesLeft - 1);
      else setTimeout(run);
    },
    framesLeft === FRAMES_MAX ? 0 : FRAME_MS,
  );
}
