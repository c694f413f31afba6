import { useEffect, useRef, useState } from 'react';

/**
 * Calls `onEnd` after `timeout` ms, which pause while the toast has the pointer or the focus. With 0, never calls it.
 */
export function useToastTimer(timeout: number, onEnd: () => void) {
  const [held, setHeld] = useState(false);
  const left = useRef(timeout);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (!timeout || held) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(left.current - (Date.now() - startedAt), 500);
    };
  }, [timeout, held]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
}
