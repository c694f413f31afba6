import { placeBeside, type Placement } from './placeBeside.ts';
import { raise } from './raised.ts';

/**
 * Keeps a fixed box beside its anchor, above everything, until the returned function is called. It follows scrolling,
 * and changes of size of the window, the box, the anchor and the elements around the anchor.
 */
export function keepBeside(anchor: Element, box: HTMLElement, placement: Placement): () => void {
  const place = () => {
    const size = { width: box.offsetWidth, height: box.offsetHeight };
    const viewport = { width: document.documentElement.clientWidth, height: innerHeight };
    const at = placeBeside(anchor.getBoundingClientRect(), size, viewport, placement);
    box.style.left = `${at.left}px`;
    box.style.top = `${at.top}px`;
    box.dataset.side = at.side;
  };
  raise(box);
  place();
  const observer = new ResizeObserver(place);
  observer.observe(box);
  for (let around: Element | null = anchor; around; around = around.parentElement) observer.observe(around);
  addEventListener('scroll', place, { capture: true, passive: true });
  addEventListener('resize', place);
  return () => {
    observer.disconnect();
    removeEventListener('scroll', place, { capture: true });
    removeEventListener('resize', place);
  };
}
