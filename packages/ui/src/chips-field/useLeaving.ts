import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Calls `leave` when the focus leaves the field, or when its form is submitted, then before the form's own handler. Its
 * effect may move the element that is being clicked, so the call waits until a held pointer is released. The focus has
 * not left if it returns in the same moment, for example from a dialog that returned it. Nor has it left when the
 * person leaves the window.
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
      // After the click that this event ends, which may have returned the focus.
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
