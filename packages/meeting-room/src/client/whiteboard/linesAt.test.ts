import { describe, expect, it } from '@jest/globals';
import { linesAt } from './linesAt.ts';

const stroke = (id: string, points: number[], size = 0) => ({ id, by: 'p', name: 'P', colour: 0, size, points });

describe('lines that the eraser takes', () => {
  const strokes = [
    stroke('level', [100, 100, 300, 100]),
    stroke('dot', [500, 500]),
    stroke('thick', [0, 800, 800, 800], 1),
  ];

  it.each([
    ['on a line, between its points', 200, 100, ['level']],
    ['just beside it', 200, 113, ['level']],
    ['too far beside it', 200, 116, []],
    ['beyond its end', 316, 100, []],
    ['on a dot', 506, 500, ['dot']],
    ['beside a thick line', 400, 818, ['thick']],
  ])('%s', (_where, x, y, ids) => {
    expect(linesAt(strokes, x, y)).toEqual(ids);
  });
});
