import { useEffect, useState } from 'react';

/** Returns the place of an element in the window, also after scrolling and resizing; it is brought into view first. */
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
