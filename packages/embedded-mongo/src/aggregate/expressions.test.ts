import { describe, expect, it } from '@jest/globals';
import { Double, ObjectId } from 'bson';
import type { Doc, Value } from '../bson/values.ts';
import { evaluateExpression, PLAIN } from './expressions.ts';

const doc: Doc = {
  n: 5,
  long: 5n,
  s: 'Héllo',
  list: [3, 1, 2],
  docs: [{ k: 1 }, { k: 2 }, {}],
  none: null,
  at: new Date('2026-03-31T22:30:15.250Z'),
  sub: { x: 1 },
};
const evaluate = (expression: Value): Value =>
  evaluateExpression(expression, { ...PLAIN, variables: { outer: 7 } }, (value) => value)(doc);

const CASES: [Value, Value][] = [
  ['$sub.x', 1],
  ['$docs.k', [1, 2]],
  ['$list.0', []],
  ['$missing', undefined],
  ['$$outer', 7],
  ['$$ROOT.n', 5],
  [{ a: '$n', b: '$missing' }, { a: 5 }],
  [['$n', '$missing'], [5, null]],
  [{ $literal: '$n' }, '$n'],
  [{ $eq: ['$missing', null] }, false],
  [{ $lt: ['$missing', null] }, true],
  [{ $eq: ['$n', '$long'] }, true],
  [{ $gt: ['a', 5] }, true],
  [{ $cond: [{ $in: [1, '$list'] }, 'yes', 'no'] }, 'yes'],
  [{ $cond: { if: '$none', then: 1, else: 2 } }, 2],
  [{ $ifNull: ['$missing', '$none', 3] }, 3],
  [{ $switch: { branches: [{ case: false, then: 1 }, { case: '$n', then: 2 }] } }, 2],
  [{ $add: ['$n', 1] }, 6],
  [{ $add: ['$n', '$long'] }, 10n],
  [{ $add: ['$n', '$none'] }, null],
  [{ $add: ['$at', 1000] }, new Date('2026-03-31T22:30:16.250Z')],
  [{ $subtract: ['$at', '$at'] }, 0n],
  [{ $divide: ['$n', 2] }, 2.5],
  [{ $divide: [4, 2] }, new Double(2)],
  [{ $mod: [-7, 3] }, -1],
  [{ $size: '$list' }, 3],
  [{ $arrayElemAt: ['$list', -1] }, 2],
  [{ $arrayElemAt: ['$list', 9] }, undefined],
  [{ $first: '$docs.k' }, 1],
  [{ $slice: ['$list', -2] }, [1, 2]],
  [{ $filter: { input: '$list', as: 'item', cond: { $gte: ['$$item', 2] } } }, [3, 2]],
  [{ $map: { input: '$list', in: { $multiply: ['$$this', 2] } } }, [6, 2, 4]],
  [{ $reduce: { input: '$list', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6],
  [{ $let: { vars: { a: 1, b: '$n' }, in: { $add: ['$$a', '$$b'] } } }, 6],
  [{ $setUnion: [[1, 2], [new Double(2), 3]] }, [1, new Double(2), 3]],
  [{ $setDifference: ['$list', [3]] }, [1, 2]],
  [{ $max: '$list' }, 3],
  [{ $sum: ['$n', '$list', 1] }, 6],
  [{ $avg: '$list' }, new Double(2)],
  [{ $mergeObjects: ['$sub', { y: 2 }, null] }, { x: 1, y: 2 }],
  [{ $objectToArray: '$sub' }, [{ k: 'x', v: 1 }]],
  [{ $concat: ['a', '$s'] }, 'aHéllo'],
  [{ $concat: ['a', '$missing'] }, null],
  [{ $toUpper: '$s' }, 'HéLLO'],
  [{ $strLenCP: '$s' }, 5],
  [{ $substrCP: ['$s', 1, 2] }, 'él'],
  [{ $trim: { input: '  x ' } }, 'x'],
  [{ $regexMatch: { input: '$s', regex: '^h', options: 'i' } }, true],
  [{ $type: '$missing' }, 'missing'],
  [{ $type: '$long' }, 'long'],
  [{ $toString: new ObjectId('0'.repeat(24)) }, '0'.repeat(24)],
  [{ $toInt: '12' }, 12],
  [{ $toDate: '2026-01-02' }, new Date('2026-01-02')],
  [{ $year: '$at' }, 2026],
  [{ $dayOfMonth: { date: '$at', timezone: '+02:00' } }, 1],
  [{ $dateToString: { date: '$at', format: '%Y-%m-%d %H:%M' } }, '2026-03-31 22:30'],
  [{ $dateTrunc: { date: '$at', unit: 'day' } }, new Date('2026-03-31')],
  [{ $dateAdd: { startDate: '$at', unit: 'month', amount: -1 } }, new Date('2026-02-28T22:30:15.250Z')],
  [{ $dateDiff: { startDate: '$at', endDate: new Date('2026-04-01T00:00:00Z'), unit: 'day' } }, 1n],
]; // prettier-ignore

describe('an expression', () => {
  it.each(CASES)('%j', (expression, expected) => {
    expect(evaluate(expression)).toEqual(expected);
  });

  const REFUSED: [Value, number][] = [
    [{ $function: {} }, 115],
    [{ $convert: { input: 1, to: 'int' } }, 115],
    [{ $nonsense: 1 }, 168],
    ['$$unknown', 17276],
    [{ $divide: [1, 0] }, 2],
    [{ $add: ['$s', 1] }, 14],
    [{ $toInt: 'x' }, 241],
    [{ $eq: [1] }, 16020],
  ];
  it.each(REFUSED)('%j is refused with code %d', (expression, code) => {
    expect(() => evaluate(expression)).toThrow(expect.objectContaining({ code }));
  });
});
