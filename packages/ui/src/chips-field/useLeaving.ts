import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls `leave` when the focus leaves the field, or when its form is sent, then before the form's own handler. What
 * follows from it may move what is being clicked: with a pointer held down it waits until that is let go. A focus that is
 * back in the same moment has not left, such as one that another part of the page took and a dialog gave back, nor has one
 * of a window that somebody leaves.
 */
export function useLeaving(field: HTMLInputElement | null, leave: (isSent: boolean) => void) {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });

  useEffect(() => {
    if (!field) return undefined;
    const end = new AbortController();
    const { signal } = end;
    let held = false;
    let left = false;
    const leaveUnlessBack = () =>
      setTimeout(() => !signal.aborted && document.activeElement !== field && latest.current(false));
    const settle = () => {
      held = false;
      // After the click that this ends, which may have brought the focus back.
      if (left) leaveUnlessBack();
      left = false;
    };
    document.addEventListener('pointerdown', () => (held = true), { signal, capture: true });
    for (const type of ['pointerup', 'pointercancel'])
      document.addEventListener(type, settle, { signal, capture: true });
    field.addEventListener('blur', () => (held ? (left = true) : leaveUnlessBack()), { signal });
    field.form?.addEventListener('submit', () => flushSync(() => latest.current(true)), { signal, capture: true });
    return () => end.abort();
  }, [field]);
}
