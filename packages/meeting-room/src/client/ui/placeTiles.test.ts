import { describe, expect, it } from '@jest/globals';
import { arrange } from './arrange.ts';
import { type Rect, bestGrid, placeTiles } from './placeTiles.ts';

const AREAS = { desk: [1416, 800], tablet: [744, 900], phone: [374, 680], flat: [900, 300] } as const;
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `p${index}`, isSelf: index === count - 1, isScreen: false }));

const overlap = (a: Rect, b: Rect) =>
  a.left + a.width > b.left + 0.5 &&
  b.left + b.width > a.left + 0.5 &&
  a.top + a.height > b.top + 0.5 &&
  b.top + b.height > a.top + 0.5;

describe.each(Object.entries(AREAS))('on a %s', (_, [width, height]) => {
  const area = { left: 0, top: 0, width, height };
  it.each([1, 3, 4, 5, 6, 12])('places %d people inside, apart from each other, in either layout', (count) => {
    for (const choice of ['grid', 'spotlight'] as const) {
      const places = [...placeTiles(area, arrange({ tiles: people(count), choice }), 8).values()];
      expect(places).toHaveLength(count);
      for (const [index, place] of places.entries()) {
        expect(place.left).toBeGreaterThanOrEqual(-0.5);
        expect(place.top).toBeGreaterThanOrEqual(-0.5);
        expect(place.left + place.width).toBeLessThanOrEqual(width + 0.5);
        expect(place.top + place.height).toBeLessThanOrEqual(height + 0.5);
        expect(places.slice(index + 1).filter((other) => overlap(place, other))).toEqual([]);
      }
    }
  });
});

describe('bestGrid', () => {
  it('stacks on a phone what stands side by side on a desk', () => {
    expect(bestGrid({ width: 374, height: 680 }, 2, 8).columns).toBe(1);
    expect(bestGrid({ width: 1416, height: 600 }, 2, 8).columns).toBe(2);
    expect(bestGrid({ width: 1416, height: 800 }, 6, 8).columns).toBe(3);
  });
});
