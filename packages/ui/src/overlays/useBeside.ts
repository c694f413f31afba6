import { useLayoutEffect, type RefObject } from 'react';
import { placeBeside, type Placement } from './placeBeside.ts';

/** Keeps a fixed box beside its anchor while open: through scrolling, resizing and growing. */
export function useBeside(
  open: boolean,
  anchor: RefObject<Element | null>,
  box: RefObject<HTMLElement | null>,
  { side, align, gap }: Placement,
): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!open || !element || !anchor.current) return;
    const place = () => {
      if (!anchor.current) return;
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const viewport = { width: document.documentElement.clientWidth, height: innerHeight };
      const at = placeBeside(anchor.current.getBoundingClientRect(), size, viewport, { side, align, gap });
      element.style.left = `${at.left}px`;
      element.style.top = `${at.top}px`;
      element.dataset.side = at.side;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    observer.observe(anchor.current);
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [open, anchor, box, side, align, gap]);
}
