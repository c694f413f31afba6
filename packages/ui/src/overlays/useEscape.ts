import { isComposing } from '@meet/contracts/keys';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Handles Esc for the topmost element only: while `isUp`, elements around it, such as a dialog, do not receive the key
 * and stay open. With a field, handles Esc only if it is pressed there.
 */
export function useEscape(isUp: boolean, onEscape: () => void, field?: RefObject<Element | null>): void {
  const handleEscape = useEffectEvent((event: KeyboardEvent) => {
    if (field && event.target !== field.current) return;
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    if (!isUp) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) handleEscape(event);
    };
    // In the capture phase of the window, because dialogs listen on the document before the event reaches the focused
    // element.
    addEventListener('keydown', handleKey, true);
    return () => removeEventListener('keydown', handleKey, true);
  }, [isUp]);
}
