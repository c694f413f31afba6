import { describe, expect, it } from '@jest/globals';
import { Binary, BSONRegExp, Double, ObjectId } from 'bson';
import type { Doc, Value } from '../bson/values.ts';
import { compileFilter } from './match.ts';

const matches = (filter: Doc, doc: Doc): boolean => compileFilter(filter)(doc);

const id = new ObjectId();
/** Name, filter, documents that match, documents that do not. */
const CASES: [string, Doc, Doc[], Doc[]][] = [
  ['null finds missing and null, also in arrays', { a: null }, [{}, { a: null }, { a: [1, null] }], [{ a: 1 }, { a: [] }, { a: [[null]] }, { a: {} }]],
  ['null at a path', { 'a.b': null }, [{}, { a: 1 }, { a: {} }, { a: [{ b: 1 }, {}] }, { a: { b: null } }], [{ a: [] }, { a: [1] }, { a: { b: 1 } }, { a: [{ b: 1 }] }]],
  ['$ne null', { a: { $ne: null } }, [{ a: 1 }, { a: [] }], [{}, { a: null }, { a: [null] }]],
  ['$exists', { a: { $exists: false } }, [{}], [{ a: null }]],
  ['a document equals in field order', { a: { x: 1, y: 2 } }, [{ a: { x: 1, y: 2 } }, { a: [{ x: 1, y: 2 }] }], [{ a: { y: 2, x: 1 } }, { a: { x: 1 } }]],
  ['an array equals whole or as an element', { a: [1, 2] }, [{ a: [1, 2] }, { a: [[1, 2], 3] }], [{ a: [2, 1] }, { a: [1, 2, 3] }]],
  ['numbers compare over types', { a: 1 }, [{ a: 1n }, { a: new Double(1) }], [{ a: '1' }, { a: true }]],
  ['ranges stay within a type', { a: { $gt: 5 } }, [{ a: 6 }, { a: [1, 9] }, { a: 6n }], [{ a: '6' }, { a: null }, { a: new Date(9) }, {}]],
  ['$gte null', { a: { $gte: null } }, [{}, { a: null }], [{ a: 1 }]],
  ['NaN', { a: { $gte: NaN } }, [{ a: NaN }], [{ a: 1 }, { a: Infinity }]],
  ['two conditions may meet two elements', { a: { $gt: 5, $lt: 3 } }, [{ a: [1, 9] }], [{ a: [4] }]],
  ['array positions', { 'a.1': 2 }, [{ a: [1, 2] }, { a: { 1: 2 } }, { a: [{ 1: 2 }] }], [{ a: [2, 1] }]],
  ['a position is not gone through when an array stands there', { 'a.0': 1 }, [{ a: [1] }, { a: [[9], { 0: 1 }] }], [{ a: [[1, 2]] }, { a: [[1]] }]],
  ['an array at a position is equal whole', { 'a.0': [1, 2] }, [{ a: [[1, 2], 3] }], [{ a: [[1, 2, 3]] }, { a: [1, 2] }, { a: [[[1, 2]]] }]],
  ['a path goes on from a position, through documents and arrays in it', { 'a.0.b': 1 }, [{ a: [{ b: 1 }] }, { a: [{ b: [1] }] }, { a: [[{ b: 1 }]] }], [{ a: [{ b: 2 }, { b: 1 }] }, { a: [[[{ b: 1 }]]] }]],
  ['a position within a position', { 'a.0.1': 2 }, [{ a: [[1, 2]] }], [{ a: [[2, 1]] }, { a: [[1, [2]]] }]],
  ['a position in arrays of arrays is the outer one alone', { 'a.1': 2 }, [{ a: [1, 2] }], [{ a: [[1, 2]] }]],
  ['null at a position', { 'a.0': null }, [{}, { a: 1 }, { a: [null] }, { a: [{}] }], [{ a: [] }, { a: [1] }, { a: [[null]] }]],
  ['null beyond a position that holds a value', { 'a.0.b': null }, [{ a: [{}] }, { a: {} }, { a: [{ b: 1 }] }], [{ a: [1] }, { a: [[1]] }]],
  ['a position with a leading zero is a name', { 'a.00': 1 }, [{ a: { '00': 1 } }, { a: [{ '00': 1 }] }], [{ a: [1] }]],
  ['$exists at a position', { 'a.1': { $exists: true } }, [{ a: [1, 2] }, { a: [1, [2]] }, { a: [{ 1: 0 }] }], [{ a: [1] }, { a: [[1, 2]] }]],
  ['$in with null and patterns', { a: { $in: [null, new BSONRegExp('^x'), 3] } }, [{}, { a: 'xy' }, { a: [3] }], [{ a: 'yx' }, { a: 4 }]],
  ['$nin', { a: { $nin: [1, null] } }, [{ a: 2 }, { a: [] }], [{ a: [1, 2] }, {}]],
  ['$not', { a: { $not: { $gt: 5 } } }, [{}, { a: 5 }, { a: 'x' }], [{ a: 6 }, { a: [1, 6] }]],
  ['$regex with options', { a: { $regex: '^AB$', $options: 'i' } }, [{ a: 'ab' }, { a: 'ab\n' }], [{ a: 'abc' }, { a: 1 }]],
  ['escaped punctuation', { a: { $regex: 'a\\-b\\@c' } }, [{ a: 'a-b@c' }], [{ a: 'ab' }]],
  ['ObjectIds', { a: id }, [{ a: new ObjectId(id.toHexString()) }], [{ a: id.toHexString() }]],
  ['binary by subtype', { a: new Binary(Buffer.from('x'), 4) }, [{ a: new Binary(Buffer.from('x'), 4) }], [{ a: new Binary(Buffer.from('x')) }]],
  ['$nor', { $nor: [{ a: 1 }, { b: 1 }] }, [{}], [{ a: 1 }, { b: 1 }]],
]; // prettier-ignore

describe('a filter', () => {
  it.each(CASES)('%s', (_name, filter, yes, no) => {
    for (const doc of yes) expect({ doc, matches: matches(filter, doc) }).toEqual({ doc, matches: true });
    for (const doc of no) expect({ doc, matches: matches(filter, doc) }).toEqual({ doc, matches: false });
  });

  const REFUSED: [Value, number][] = [
    [{ $where: 'true' }, 115],
    [{ $text: { $search: 'x' } }, 115],
    [{ a: { $near: [0, 0] } }, 115],
    [{ a: { $unknown: 1 } }, 2],
    [{ $unknown: [] }, 2],
    [{ $or: [] }, 2],
    [{ a: { $in: 1 } }, 2],
    [{ a: { $regex: '(?<=a)(?>b)' } }, 51091],
    [{ a: { $regex: '\\Aab\\z' } }, 51091],
    [{ a: { $regex: 'a', $options: 'x' } }, 51091],
    [{ $expr: { $eq: [1, 1] } }, 115],
    [{ a: { $elemMatch: { x: 1 } } }, 115],
    [{ a: { $not: { $size: 1 } } }, 115],
    [{ $or: [{ a: { $type: 'string' } }] }, 115],
    ['x', 14],
  ];
  it.each(REFUSED)('%j is refused with code %d', (filter, code) => {
    expect(() => compileFilter(filter)).toThrow(expect.objectContaining({ code }));
  });
});
