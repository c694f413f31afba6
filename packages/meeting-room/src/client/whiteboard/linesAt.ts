import { BOARD_SIZES } from '../../protocol/board.ts';
import type { Stroke } from '../../protocol/messages.ts';

/** Maximum distance from a line at which the eraser still removes it, in board units. */
const REACH = 12;

/** Returns the ids of the lines under a point. */
export function linesAt(strokes: readonly Stroke[], x: number, y: number): string[] {
  return strokes.filter((stroke) => isUnder(stroke, x, y)).map(({ id }) => id);
}

function isUnder({ points, size }: Stroke, x: number, y: number): boolean {
  const reach = REACH + (BOARD_SIZES[size] ?? 0) / 2;
  for (let at = 0; at < points.length; at += 2) {
    const from = Math.max(0, at - 2);
    if (distance(x, y, points[from]!, points[from + 1]!, points[at]!, points[at + 1]!) <= reach) return true;
  }
  return false;
}

/** Returns the distance from a point to a line segment. */
function distance(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
