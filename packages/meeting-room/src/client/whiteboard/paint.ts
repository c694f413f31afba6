import { BOARD_COLOURS, BOARD_HEIGHT, BOARD_SIZES, BOARD_WIDTH } from '../../protocol/board.ts';
import type { Stroke } from '../../protocol/messages.ts';

type Line = Pick<Stroke, 'colour' | 'size' | 'points'>;

/** Draws the lines again, scaled to the canvas. */
export function paint(canvas: HTMLCanvasElement, lines: readonly Line[]): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.setTransform(canvas.width / BOARD_WIDTH, 0, 0, canvas.height / BOARD_HEIGHT, 0, 0);
  context.clearRect(0, 0, BOARD_WIDTH, BOARD_HEIGHT);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const line of lines) paintLine(context, line);
}

/** Draws curves through the midpoints between the points, which rounds the corners of a drawing by hand. */
function paintLine(context: CanvasRenderingContext2D, { colour, size, points }: Line): void {
  const [x = 0, y = 0] = points;
  context.strokeStyle = BOARD_COLOURS[colour] ?? BOARD_COLOURS[0];
  context.lineWidth = BOARD_SIZES[size] ?? BOARD_SIZES[0];
  context.beginPath();
  context.moveTo(x, y);
  for (let at = 2; at < points.length; at += 2) {
    const [px, py, qx, qy] = [points[at - 2]!, points[at - 1]!, points[at]!, points[at + 1]!];
    context.quadraticCurveTo(px, py, (px + qx) / 2, (py + qy) / 2);
  }
  // A dot is a line to its own position.
  context.lineTo(points.at(-2) ?? x, points.at(-1) ?? y);
  context.stroke();
}
