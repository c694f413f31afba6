import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Maximum number of frames to wait until the list has scrolled to a message and drawn it. */
const FRAMES_MAX = 60;

/** Focuses a message once it is drawn, so that a jump from a quote also ends there for keyboard users. */
export function useFocusedMessage(
  scroller: RefObject<HTMLElement | null>,
  sequence: number | undefined,
  onFocused: () => void,
): void {
  const done = useEffectEvent(onFocused);
  useEffect(() => {
    if (sequence === undefined) return;
    let left = FRAMES_MAX;
    let frame = requestAnimationFrame(function check() {
      const element = scroller.current?.querySelector<HTMLElement>(`[data-message="${sequence}"]`);
      element?.focus({ preventScroll: true });
      left -= 1;
      if (element || left === 0) done();
      else frame = requestAnimationFrame(check);
    });
    return () => cancelAnimationFrame(frame);
  }, [scroller, sequence]);
}
