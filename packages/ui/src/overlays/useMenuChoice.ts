import { useRef } from 'react';
import type { MenuItem } from './Menu.tsx';

/**
 * Runs each choice once. The menu machine tells the item that it believes highlighted, which lags behind
 * a quick pointer by one render; so a click runs the clicked item itself, and the machine speaks for keys only.
 */
export function useMenuChoice(items: readonly MenuItem[]) {
  const clicked = useRef(false);
  const handleClick = (item: MenuItem) => {
    if (item.disabled) return;
    clicked.current = true;
    item.onSelect?.();
  };
  const handleSelect = ({ value }: { value: string }) => {
    if (!clicked.current) items.find(({ id }) => id === value)?.onSelect?.();
  };
  const reset = () => {
    clicked.current = false;
  };
  return { handleClick, handleSelect, reset };
}
