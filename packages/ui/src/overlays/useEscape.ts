import { isComposing } from '@meet/contracts/keys';
import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Esc is for the uppermost alone: while `isUp`, what lies around it, such as a dialog, does not hear it and stays open. With
 * a field, only the Esc that is pressed there.
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
    // Dialogs listen to the document before the event comes down to what has the focus.
    addEventListener('keydown', handleKey, true);
    return () => removeEventListener('keydown', handleKey, true);
  }, [isUp]);
}
