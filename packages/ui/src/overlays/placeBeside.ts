export type Side = 'top' | 'bottom' | 'left' | 'right';
export type Align = 'start' | 'center' | 'end';

export interface Placement {
  side: Side;
  align?: Align;
  gap?: number;
}

const EDGE_PX = 8;
const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

interface Rect {
  top: number;
  left: number;
  width: number;
  height: number;
}
interface Size {
  width: number;
  height: number;
}

const alignOn = (start: number, length: number, size: number, align: Align) =>
  align === 'start' ? start : align === 'end' ? start + length - size : start + (length - size) / 2;

const clamp = (value: number, max: number) => Math.max(EDGE_PX, Math.min(value, max - EDGE_PX));

function room(side: Side, anchor: Rect, viewport: Size) {
  if (side === 'top') return anchor.top;
  if (side === 'left') return anchor.left;
  if (side === 'bottom') return viewport.height - anchor.top - anchor.height;
  return viewport.width - anchor.left - anchor.width;
}

/**
 * Places a box beside its anchor, in pixels of the viewport. It uses the requested side if the box fits or the other
 * side has no more space, and never crosses the edge.
 */
export function placeBeside(anchor: Rect, box: Size, viewport: Size, { side, align = 'center', gap = 6 }: Placement) {
  const needed = (side === 'top' || side === 'bottom' ? box.height : box.width) + gap + EDGE_PX;
  const wished = room(side, anchor, viewport);
  const flips = wished < needed && room(opposite[side], anchor, viewport) > wished;
  const chosen = flips ? opposite[side] : side;

  const vertical = chosen === 'top' || chosen === 'bottom';
  const left = vertical
    ? alignOn(anchor.left, anchor.width, box.width, align)
    : chosen === 'left'
      ? anchor.left - gap - box.width
      : anchor.left + anchor.width + gap;
  const top = !vertical
    ? alignOn(anchor.top, anchor.height, box.height, align)
    : chosen === 'top'
      ? anchor.top - gap - box.height
      : anchor.top + anchor.height + gap;

  return { side: chosen, left: clamp(left, viewport.width - box.width), top: clamp(top, viewport.height - box.height) };
}
