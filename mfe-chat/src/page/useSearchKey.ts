import { useEffect, useEffectEvent } from 'react';

/** Keys that open the search, as lists of keys show them. */
export const SEARCH_KEYS = 'Ctrl Shift F';

/** Calls a function on Ctrl/⌘-Shift-F, except in a dialog. */
export function useSearchKey(onPress: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey, shiftKey, altKey, target, defaultPrevented } = event;
    if (ctrlKey === metaKey || !shiftKey || altKey || defaultPrevented) return;
    // On layouts without Latin letters, only the code names the key.
    if (key.toLowerCase() !== 'f' && code !== 'KeyF') return;
    if (target instanceof Element && target.closest('[role=dialog], [role=alertdialog]')) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
