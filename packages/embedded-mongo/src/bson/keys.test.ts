import { describe, expect, it } from '@jest/globals';
import { Binary, BSONRegExp, Double, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import { decode } from './decode.ts';
import { encode } from './encode.ts';
import { areEqual, compareValues, encodeKey } from './keys.ts';
import type { Value } from './values.ts';

/** Values in BSON's order, from MongoDB's manual. */
const ORDERED: Value[] = [
  null, NaN, -Infinity, -1e300, -(2n ** 63n), -9007199254740993n, -9007199254740992, -1.5, -1, -5e-324, 0,
  5e-324, 0.1, 0.5, 1, 1.5, 9007199254740992, 9007199254740993n, 2n ** 63n - 1n, 9223372036854775808,
  1e300, Infinity, '', '\0', 'a', 'a\0', 'a\0b', 'ab', 'b', 'é', '\uffff', '\u{1f600}',
  {}, { a: 1 }, { a: 1, b: 0 }, { a: 2 }, { b: 1 }, { a: 'x' }, [], [1], [1, 2], [2], ['a'],
  new Binary(Buffer.from('b')), new Binary(Buffer.from('aa')), new Binary(Buffer.from('aa'), 4), new ObjectId('0'.repeat(24)), new ObjectId('f'.repeat(24)),
  false, true, new Date(-1), new Date(0), new Date(1), Timestamp.fromBits(1, 1), Timestamp.fromBits(0, 2), new BSONRegExp('a'), new BSONRegExp('a', 'i'), new BSONRegExp('b'),
]; // prettier-ignore

describe('keys', () => {
  it('follow the comparison order of BSON', () => {
    for (const [at, left] of ORDERED.entries()) {
      for (const [other, right] of ORDERED.entries()) {
        const order = Math.sign(Buffer.compare(encodeKey([left]), encodeKey([right])));
        expect({ left, right, order }).toEqual({ left, right, order: Math.sign(at - other) });
        expect(Math.sign(compareValues(left, right))).toBe(order);
      }
    }
  });

  it('keep that order in compounds with descending components', () => {
    for (const left of ORDERED) {
      for (const right of ORDERED) {
        const [one, other] = [encodeKey([left, 1], [-1, 1]), encodeKey([right, 0], [-1, 1])];
        expect(Math.sign(Buffer.compare(one, other))).toBe(
          areEqual(left, right) ? 1 : -Math.sign(compareValues(left, right)),
        );
      }
    }
  });

  it('are the same for equal numbers of different types', () => {
    const equal: Value[][] = [
      [1, 1n, new Double(1)],
      [0, -0, 0n],
      [2 ** 53, 2n ** 53n],
    ];
    for (const group of equal) expect(new Set(group.map((value) => encodeKey([value]).toString('hex'))).size).toBe(1);
  });

  it('order any two long integers as integers', () => {
    const long = fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n);
    fc.assert(
      fc.property(
        long,
        long,
        (one, other) => Math.sign(compareValues(one, other)) === (one < other ? -1 : Number(one > other)),
      ),
    );
  });

  it('order any long integer and double by their exact values', () => {
    fc.assert(
      fc.property(
        fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n),
        fc.double({ noNaN: true }),
        (long, double) => Math.sign(compareValues(long, double)) === (long < double ? -1 : Number(long > double)),
      ),
    );
  });
});

describe('decoding', () => {
  it('keeps every type when it is encoded again', () => {
    const doc = {
      int: 1,
      double: new Double(1),
      negativeZero: -0,
      long: 1n,
      binary: new Binary(Buffer.from([1, 2]), 3),
      nested: { list: [1, 'x', null, {}] },
      code: new BSONRegExp('a', 'i'),
    };
    const bytes = encode(doc as never);
    expect(encode(decode(bytes)).equals(bytes)).toBe(true);
  });

  it('refuses bytes that are no document', () => {
    for (const hex of [
      '',
      '05000000',
      '0500000001',
      'ff000000',
      '0a00000010610001000000',
      '0c0000000261000200000000',
    ]) {
      expect(() => decode(Buffer.from(hex, 'hex'))).toThrow(/malformed|not supported/);
    }
  });
});
