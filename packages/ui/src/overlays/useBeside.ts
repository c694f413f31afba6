import { useLayoutEffect } from 'react';
import { keepBeside } from './keepBeside.ts';
import type { Placement } from './placeBeside.ts';

/** Keeps the box beside the anchor while both exist. Pass elements from state that callback refs set. */
export function useBeside(anchor: Element | null, box: HTMLElement | null, { side, align, gap }: Placement): void {
  useLayoutEffect(
    () => (anchor && box ? keepBeside(anchor, box, { side, align, gap }) : undefined),
    [anchor, box, side, align, gap],
  );
}
