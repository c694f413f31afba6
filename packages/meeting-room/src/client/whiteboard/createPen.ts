import { BOARD_HEIGHT, BOARD_WIDTH } from '../../protocol/board.ts';
import type { StrokePart } from '../../protocol/messages.ts';
import type { Board } from '../session/Board.ts';
import { linesAt } from './linesAt.ts';

export interface PenChoice {
  /** True if the pen erases lines instead of drawing them. */
  erases: boolean;
  colour: number;
  size: number;
}

/** Interval at which a growing line is sent: others see it grow, and each message holds only a few points. */
const SEND_EVERY_MS = 80;
/** Minimum distance between two points, in board units: closer ones make no visible difference. */
const STEP = 3;
/**
 * Distance between two checks of the eraser, in board units. It is shorter than the eraser's reach, so that no line is
 * missed.
 */
const ERASER_STEP = 10;

/** Draws or erases by mouse, pen or finger. */
export function createPen(canvas: HTMLCanvasElement, board: Board, choice: PenChoice): void {
  let line: StrokePart | undefined;
  let last: [x: number, y: number] | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  const getPlace = ({ clientX, clientY }: PointerEvent): [number, number] => {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const scale = (part: number, whole: number, units: number) =>
      Math.min(units, Math.max(0, Math.round((part / whole) * units)));
    return [scale(clientX - left, width, BOARD_WIDTH), scale(clientY - top, height, BOARD_HEIGHT)];
  };

  const notify = () => {
    if (!line || line.points.length === 0) return;
    board.draw(line);
    line = { ...line, points: [] };
  };

  /** Erases all lines on the way to a point, as a fast movement leaves wide gaps between points. */
  const eraseTo = (x: number, y: number) => {
    const [fromX, fromY] = last ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / ERASER_STEP));
    const met = new Set<string>();
    for (let step = 0; step <= steps; step += 1) {
      const part = step / steps;
      const ids = linesAt(board.strokes.value, fromX + (x - fromX) * part, fromY + (y - fromY) * part);
      for (const id of ids) met.add(id);
    }
    board.erase([...met]);
    last = [x, y];
  };

  const move = (event: PointerEvent) => {
    const [x, y] = getPlace(event);
    if (choice.erases) return eraseTo(x, y);
    if (!line || (last && Math.hypot(x - last[0], y - last[1]) < STEP)) return;
    last = [x, y];
    line.points.push(x, y);
  };

  const stop = () => {
    clearInterval(timer);
    notify();
    line = undefined;
    last = undefined;
  };

  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    canvas.setPointerCapture(event.pointerId);
    if (!choice.erases) {
      line = { id: crypto.randomUUID(), colour: choice.colour, size: choice.size, points: [] };
      timer = setInterval(notify, SEND_EVERY_MS);
    }
    move(event);
    notify();
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!canvas.hasPointerCapture(event.pointerId)) return;
    for (const one of event.getCoalescedEvents?.() ?? [event]) move(one);
  });
  canvas.addEventListener('lostpointercapture', stop);
}
