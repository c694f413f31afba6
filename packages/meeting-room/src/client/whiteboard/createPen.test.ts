import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BOARD_HEIGHT, BOARD_WIDTH } from '../../protocol/board.ts';
import type { ClientMessage, Participant, Stroke } from '../../protocol/messages.ts';
import { Board } from '../session/Board.ts';
import { createPen, type PenChoice } from './createPen.ts';

const stroke = (id: string, points: number[], by = 'other'): Stroke => ({
  ...{ id, by, name: by, colour: 0, size: 0 },
  points,
});

describe('the pen', () => {
  let board: Board;
  let sent: ClientMessage[];
  let canvas: HTMLCanvasElement;
  let choice: PenChoice;
  let isHeld: boolean;

  beforeEach(() => {
    jest.useFakeTimers();
    sent = [];
    board = new Board((message) => void sent.push(message));
    board.reset({ id: 'me', name: 'Me' } as Participant);
    canvas = document.createElement('canvas');
    choice = { erases: false, colour: 2, size: 1 };
    isHeld = false;
    Object.assign(canvas, {
      getBoundingClientRect: () => ({ left: 100, top: 50, width: 800, height: 450 }),
      setPointerCapture: () => void (isHeld = true),
      hasPointerCapture: () => isHeld,
    });
    createPen(canvas, board, choice);
  });

  const point = (type: string, x: number, y: number) => {
    const event = new MouseEvent(type, { clientX: 100 + x / 2, clientY: 50 + y / 2, button: 0 });
    canvas.dispatchEvent(Object.assign(event, { pointerId: 1, isPrimary: true }));
  };
  const lift = () => {
    isHeld = false;
    canvas.dispatchEvent(new Event('lostpointercapture'));
  };
  const drawnParts = () => sent.flatMap((message) => (message.type === 'draw' ? [message.part.points] : []));

  it('draws in the board’s units, and sends the line as it grows', () => {
    point('pointerdown', 10, 20);
    point('pointermove', 110, 20);
    point('pointermove', 210, 20);
    jest.advanceTimersByTime(80);
    point('pointermove', 310, 20);
    lift();
    expect(drawnParts()).toEqual([
      [10, 20],
      [110, 20, 210, 20],
      [310, 20],
    ]);
    expect(board.strokes.value).toMatchObject([
      { by: 'me', colour: 2, size: 1, points: [10, 20, 110, 20, 210, 20, 310, 20] },
    ]);
    expect(new Set(sent.map((message) => message.type === 'draw' && message.part.id)).size).toBe(1);
  });

  it('stays on the board, even if the pointer leaves it', () => {
    point('pointerdown', 10, 10);
    point('pointermove', 9_999, 9_999);
    lift();
    expect(board.strokes.value[0]!.points).toEqual([10, 10, BOARD_WIDTH, BOARD_HEIGHT]);
  });

  it('draws nothing while no button is pressed', () => {
    point('pointermove', 10, 10);
    expect(sent).toEqual([]);
  });

  it('names the others who drew as soon as their lines appear', () => {
    const seen: (string | undefined)[] = [];
    board.strokes.changes.subscribe(() => seen.push(board.drawnBy));
    board.receive({ type: 'strokes', strokes: [stroke('theirs', [1, 1], 'Ana')] });
    point('pointerdown', 10, 10);
    lift();
    expect(seen).toEqual(['Ana', 'Ana']);
  });

  it('undoes only the person’s own lines', () => {
    board.receive({ type: 'strokes', strokes: [stroke('theirs', [1, 1])] });
    for (const x of [10, 500]) {
      point('pointerdown', x, 10);
      lift();
    }
    board.undo();
    board.undo();
    expect(board.canUndo).toBe(false);
    board.undo();
    expect(board.strokes.value.map(({ id }) => id)).toEqual(['theirs']);
  });

  it('erases every line on its way, even in a quick movement', () => {
    const lines = [200, 400, 600].map((y) => stroke(`line-${y}`, [100, y, 1500, y]));
    board.receive({ type: 'strokes', strokes: [...lines, stroke('aside', [20, 20])] });
    choice.erases = true;
    point('pointerdown', 800, 100);
    point('pointermove', 800, 700);
    lift();
    expect(board.strokes.value.map(({ id }) => id)).toEqual(['aside']);
    expect(sent).toEqual([{ type: 'erase', ids: ['line-200', 'line-400', 'line-600'] }]);
  });
});
