import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Heap } from './Heap.ts';

it('merges lists in order, with few comparisons for each item', () => {
  const lists = fc.array(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 20 }), { minLength: 1, maxLength: 64 });
  fc.assert(
    fc.property(lists, (each) => {
      const sorted = each.map((list) => list.sort((one, other) => one - other));
      let comparisons = 0;
      const heap = new Heap(
        sorted.filter((list) => list.length > 0),
        ([one], [other]) => {
          comparisons++;
          return one! < other!;
        },
      );
      const merged: number[] = [];
      for (let { first } = heap; first; { first } = heap) {
        merged.push(first[0]!);
        heap.replaceFirst(first.length > 1 ? first.slice(1) : undefined);
      }
      expect(merged).toEqual(sorted.flat().sort((one, other) => one - other));
      const levels = Math.ceil(Math.log2(each.length + 1));
      expect(comparisons).toBeLessThanOrEqual(2 * (merged.length + each.length) * levels);
    }),
  );
});
