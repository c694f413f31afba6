import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Frames in which the list may take to scroll to a message and draw it. */
const FRAMES_MAX = 60;

/** Puts the focus on a message once it is drawn; a jump by a quote ends there, also for who uses the keyboard. */
export function useFocusedMessage(
  scroller: RefObject<HTMLElement | null>,
  sequence: number | undefined,
  onFocused: () => void,
): void {
  const done = useEffectEvent(onFocused);
  useEffect(() => {
    if (sequence === undefined) return;
    let left = FRAMES_MAX;
    let frame = requestAnimationFrame(function look() {
      const element = scroller.current?.querySelector<HTMLElement>(`[data-message="${sequence}"]`);
      element?.focus({ preventScroll: true });
      left -= 1;
      if (element || left === 0) done();
      else frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [scroller, sequence]);
}
