import { describe, expect, it } from '@jest/globals';
import { Double, ObjectId } from 'bson';
import type { Doc, Value } from '../bson/values.ts';
import { compileExpression } from './expressions.ts';

const doc: Doc = {
  n: 5,
  long: 5n,
  list: [3, 1, 2],
  docs: [{ k: 1 }, { k: 2 }, {}],
  none: null,
  at: new Date('2026-03-31T22:30:15.250Z'),
  sub: { x: 1 },
};

const CASES: [Value, Value][] = [
  ['$sub.x', 1],
  ['$docs.k', [1, 2]],
  ['$list.0', []],
  ['$missing', undefined],
  [{ a: '$n', b: '$missing' }, { a: 5 }],
  [['$n', '$missing'], [5, null]],
  [{ $literal: '$n' }, '$n'],
  [{ $not: ['$missing'] }, true],
  [{ $not: '$n' }, false],
  [{ $not: [0] }, true],
  [{ $in: [new Double(1), '$list'] }, true],
  [{ $in: ['$missing', [null]] }, false],
  [{ $ifNull: ['$missing', '$none', 3] }, 3],
  [{ $ifNull: ['$n', 3] }, 5],
  [{ $add: ['$n', 1] }, 6],
  [{ $add: ['$n', '$long'] }, 10n],
  [{ $add: ['$n', 0.5] }, 5.5],
  [{ $add: ['$n', '$none'] }, null],
  [{ $add: ['$at', 1000] }, new Date('2026-03-31T22:30:16.250Z')],
  [{ $subtract: [1, '$n'] }, -4],
  [{ $subtract: [0, -(2 ** 31)] }, 2n ** 31n],
  [{ $subtract: [1, new Double(1)] }, new Double(0)],
  [{ $subtract: ['$at', '$at'] }, 0n],
  [{ $subtract: ['$at', 250] }, new Date('2026-03-31T22:30:15.000Z')],
  [{ $subtract: ['$at', '$missing'] }, null],
  [{ $concatArrays: ['$list', [4]] }, [3, 1, 2, 4]],
  [{ $concatArrays: ['$list', '$none'] }, null],
  [{ $filter: { input: '$list', as: 'item', cond: { $in: ['$$item', [2, 3]] } } }, [3, 2]],
  [{ $filter: { input: '$docs', cond: { $not: [{ $in: ['$$this.k', [1]] }] } } }, [{ k: 2 }, {}]],
  [{ $filter: { input: '$missing', cond: true } }, null],
  [{ $toDate: 5n }, new Date(5)],
  [{ $toDate: { $add: [1_767_225_600_000, 1] } }, new Date(1_767_225_600_001)],
  [{ $toDate: new ObjectId('65a000000000000000000000') }, new Date(0x65a00000 * 1000)],
  [{ $toDate: '$none' }, null],
]; // prettier-ignore

describe('an expression', () => {
  it.each(CASES)('%j is %j', (expression, expected) => {
    expect(compileExpression(expression)(doc)).toEqual(expected);
  });

  const REFUSED: [Value, number][] = [
    [{ $multiply: [1, 2] }, 115],
    [{ $nonsense: 1 }, 115],
    ['$$NOW', 115],
    ['$$other', 17276],
    ['$', 9],
    [{ $not: [1], $in: [1, []] }, 9],
    [{ $subtract: [1] }, 16020],
    [{ $subtract: [5, '$at'] }, 14],
    [{ $subtract: ['$n', 'x'] }, 14],
    [{ $add: ['x'] }, 14],
    [{ $add: ['$at', '$at'] }, 2],
    [{ $in: [1, '$n'] }, 40081],
    [{ $concatArrays: ['$n'] }, 28664],
    [{ $filter: { input: '$n', cond: true } }, 2],
    [{ $filter: { input: '$list', cond: true, limit: 1 } }, 115],
    [{ $toDate: 5 }, 241],
    [{ $toDate: '2026-01-01' }, 115],
  ];
  it.each(REFUSED)('%j is refused with code %d', (expression, code) => {
    expect(() => compileExpression(expression)(doc)).toThrow(expect.objectContaining({ code }));
  });
});
