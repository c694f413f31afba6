import { describe, expect, it } from '@jest/globals';
import { BSONRegExp, Double } from 'bson';
import type { Doc, Value } from '../bson/values.ts';
import { compileUpdate, seedFromFilter } from './compileUpdate.ts';

const INT_MAX = 2 ** 31 - 1;

/** Name, document before, update, document after, array filters. */
const CASES: [string, Doc, Value, Doc, Value?][] = [
  ['$set makes what its path lacks', { a: 1 }, { $set: { 'b.c': 2 } }, { a: 1, b: { c: 2 } }],
  ['$set pads an array', { a: [1] }, { $set: { 'a.2': 3 } }, { a: [1, null, 3] }],
  ['new fields come in order of name', {}, { $set: { b: 1, a: 2 } }, { a: 2, b: 1 }],
  ['$unset of an element leaves null', { a: [1, 2], b: 1 }, { $unset: { 'a.0': '', b: '' } }, { a: [null, 2] }],
  ['$inc grows an int into a long', { a: INT_MAX }, { $inc: { a: 1 } }, { a: 2147483648n }],
  ['$inc keeps a double', { a: new Double(1) }, { $inc: { a: 1 } }, { a: new Double(2) }],
  ['$min and $max follow BSON order', { a: 5, b: 5 }, { $min: { a: null }, $max: { b: 'x' } }, { a: null, b: 'x' }],
  ['$addToSet knows equal numbers', { a: [1] }, { $addToSet: { a: { $each: [1n, new Double(1), 2] } } }, { a: [1, 2] }],
  ['$pull by condition', { a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
  ['$pull of documents by fields', { a: [{ x: 1, y: 1 }, { x: 2 }] }, { $pull: { a: { x: 1 } } }, { a: [{ x: 2 }] }],
  ['$pull by a pattern, also of arrays', { a: ['x', 'y', ['x'], ['y']] }, { $pull: { a: new BSONRegExp('^x') } }, { a: ['y', ['y']] }],
  ['$pullAll', { a: [1, 2, 1] }, { $pullAll: { a: [1] } }, { a: [2] }],
  ['$pop', { a: [1, 2, 3] }, { $pop: { a: -1 } }, { a: [2, 3] }],
  ['all elements', { a: [1, 2] }, { $inc: { 'a.$[]': 1 } }, { a: [2, 3] }],
  ['array filters', { a: [{ n: 1 }, { n: 5 }] }, { $set: { 'a.$[big].ok': true } }, { a: [{ n: 1 }, { n: 5, ok: true }] }, [{ 'big.n': { $gt: 3 } }]],
  ['a replacement keeps the _id', { _id: 1, a: 1 }, { b: 2 }, { _id: 1, b: 2 }],
  ['$push of several', { a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
  ['a pipeline', { _id: 1, a: 2 }, [{ $set: { 'b.c': { $add: ['$a', 3] } } }, { $set: { a: '$b.c' } }], { _id: 1, a: 5, b: { c: 5 } }],
]; // prettier-ignore

describe('an update', () => {
  it.each(CASES)('%s', (_name, before, update, after, arrayFilters = undefined) => {
    const result = compileUpdate(update, arrayFilters)(structuredCloneDoc(before), false);
    expect(result).toEqual(after);
    expect(Object.keys(result)).toEqual(Object.keys(after));
  });

  const REFUSED: [string, Doc, Value, number][] = [
    ['two operators on one path', {}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    ['a path and its parent', {}, { $set: { a: 1, 'a.b': 1 } }, 40],
    ['a field below a scalar', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
    ['a named field of an array', { a: [1] }, { $set: { 'a.b': 1 } }, 28],
    ['$inc of a string', { a: 'x' }, { $inc: { a: 1 } }, 14],
    ['$inc beyond a long', { a: 2n ** 63n - 1n }, { $inc: { a: 1 } }, 2],
    ['$push to a scalar', { a: 1 }, { $push: { a: 1 } }, 2],
    ['an unknown operator', {}, { $nonsense: { a: 1 } }, 9],
    ['a field among operators', {}, { $set: { a: 1 }, b: 1 }, 9],
    ['an operator among fields', {}, { b: 1, $set: { a: 1 } }, 52],
    ['a position with a leading zero', { a: [1] }, { $set: { 'a.00': 1 } }, 28],
    ['the positional operator', { a: [1] }, { $set: { 'a.$': 1 } }, 115],
    ['$inc of null', { a: null }, { $inc: { a: 1 } }, 14],
    ['an operator that is not offered', {}, { $rename: { a: 'b' } }, 115],
    ['a clause of $push that is not offered', {}, { $push: { a: { $each: [1], $slice: 2 } } }, 115],
    ['a stage that is not offered', {}, [{ $unset: 'a' }], 115],
    ['an expression that is not offered', {}, [{ $set: { a: { $multiply: ['$a', 2] } } }], 115],
    ['an array filter that is missing', { a: [1] }, { $set: { 'a.$[x]': 1 } }, 2],
    ['an empty field name', {}, { $set: { 'a..b': 1 } }, 56],
  ]; // prettier-ignore
  it.each(REFUSED)('refuses %s', (_name, doc, update, code) => {
    expect(() => compileUpdate(update, undefined)(doc, false)).toThrow(expect.objectContaining({ code }));
  });

  it('starts an upsert from the equalities of its filter', () => {
    expect(
      seedFromFilter({ a: 1, 'b.c': { $eq: 2 }, d: { $gt: 3 }, $and: [{ e: { $in: [4] } }], $or: [{ f: 5 }] }),
    ).toEqual({ a: 1, b: { c: 2 }, e: 4, f: 5 });
  });
});

const structuredCloneDoc = (doc: Doc): Doc =>
  Object.fromEntries(Object.entries(doc).map(([name, value]) => [name, cloneValue(value)]));
const cloneValue = (value: Value): Value =>
  Array.isArray(value)
    ? value.map(cloneValue)
    : Object.getPrototypeOf(value ?? 0) === Object.prototype
      ? structuredCloneDoc(value as Doc)
      : value;
