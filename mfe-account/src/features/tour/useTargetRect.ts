import { useEffect, useState } from 'react';

/** Scrolls an element into view and returns its place in the window, updated after scrolling and resizing. */
export function useTargetRect(target: Element | undefined): DOMRect | undefined {
  const [rect, setRect] = useState<DOMRect>();
  useEffect(() => {
    if (!target) return undefined;
    target.scrollIntoView({ block: 'nearest' });
    const measure = () => setRect(target.getBoundingClientRect());
    measure();
    addEventListener('resize', measure);
    addEventListener('scroll', measure, true);
    return () => {
      removeEventListener('resize', measure);
      removeEventListener('scroll', measure, true);
    };
  }, [target]);
  return rect;
}
