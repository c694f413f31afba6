import { useLayoutEffect, useState, type RefObject } from 'react';

/** Number of panes that stand side by side. */
export type Panes = 1 | 2 | 3;

/** px: a list of 288 and messages of at least 320. */
const TWO_PANES_MIN_PX = 620;
/** px: a list of 288, messages of at least 440, and details of 300. */
const THREE_PANES_MIN_PX = 1028;

/** Returns how many panes fit into the page's own width; undefined before the page is laid out. */
export function usePanes(page: RefObject<HTMLElement | null>): Panes | undefined {
  const [panes, setPanes] = useState<Panes>();
  useLayoutEffect(() => {
    const element = page.current;
    if (!element) return;
    const measure = () => setPanes(toPanes(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [page]);
  return panes;
}

function toPanes(width: number): Panes {
  if (width >= THREE_PANES_MIN_PX) return 3;
  return width >= TWO_PANES_MIN_PX ? 2 : 1;
}
