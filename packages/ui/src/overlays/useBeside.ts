import { useLayoutEffect } from 'react';
import { keepBeside } from './keepBeside.ts';
import type { Placement } from './placeBeside.ts';

/** Keeps the box beside the anchor while both are there. Give it elements from state, set by callback refs. */
export function useBeside(anchor: Element | null, box: HTMLElement | null, { side, align, gap }: Placement): void {
  useLayoutEffect(
    () => (anchor && box ? keepBeside(anchor, box, { side, align, gap }) : undefined),
    [anchor, box, side, align, gap],
  );
}
