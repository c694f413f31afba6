import { describe, expect, it } from '@jest/globals';
import { type Arrangement, arrange } from './arrange.ts';
import { type Rect, placeTiles } from './placeTiles.ts';

/** Areas of the stage in windows 1440, 1024, 768 and 390 pixels wide, and on a phone in landscape. */
const AREAS = {
  desk: [1416, 760],
  laptop: [1000, 620],
  tablet: [744, 880],
  phone: [374, 720],
  flat: [828, 240],
} as const;
type Device = keyof typeof AREAS;

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `p${index}`, isSelf: index === count - 1, isScreen: false }));
const screen = { key: 'p0:screen', isSelf: false, isScreen: true };
const place = (device: Device, arrangement: Arrangement) => {
  const [width, height] = AREAS[device];
  return placeTiles({ left: 0, top: 0, width, height }, arrangement, 8);
};
const isWide = (device: Device) => device === 'desk' || device === 'laptop';
const side = (device: Device, count: number) =>
  place(device, arrange({ tiles: people(count), choice: undefined, isWide: isWide(device) && count !== 2 }));
const shared = (device: Device, count: number) =>
  place(device, arrange({ tiles: [...people(count), screen], choice: undefined }));

const overlap = (a: Rect, b: Rect) =>
  a.left + a.width > b.left + 0.5 &&
  b.left + b.width > a.left + 0.5 &&
  a.top + a.height > b.top + 0.5 &&
  b.top + b.height > a.top + 0.5;
const area = ({ width, height }: Rect) => width * height;
const centre = ({ left, width }: Rect) => left + width / 2;

/** Counts the tiles in each row, from the top. */
function toRows(places: Map<string, Rect>): number[] {
  const rows = new Map<number, number>();
  for (const { top } of places.values()) rows.set(Math.round(top), (rows.get(Math.round(top)) ?? 0) + 1);
  return [...rows].sort(([a], [b]) => a - b).map(([, count]) => count);
}

describe.each(Object.keys(AREAS) as Device[])('on a %s', (device) => {
  const [width, height] = AREAS[device];
  const narrowest = height > width ? 1 : 16 / 9;

  it.each([1, 2, 3, 4, 5, 6, 12])('keeps the tiles of %d people inside, separate and in proportion', (count) => {
    for (const places of [side(device, count), shared(device, count)]) {
      const rects = [...places.values()];
      for (const [index, rect] of rects.entries()) {
        expect(rect.left).toBeGreaterThanOrEqual(-0.5);
        expect(rect.top).toBeGreaterThanOrEqual(-0.5);
        expect(rect.left + rect.width).toBeLessThanOrEqual(width + 0.5);
        expect(rect.top + rect.height).toBeLessThanOrEqual(height + 0.5);
        expect(rect.width / rect.height).toBeGreaterThan(narrowest - 0.01);
        expect(rect.width / rect.height).toBeLessThan(16 / 9 + 0.01);
        expect(rects.slice(index + 1).filter((other) => overlap(rect, other))).toEqual([]);
      }
    }
  });

  it('centres a short last row', () => {
    for (const count of [3, 5]) {
      const rects = [...side(device, count).values()];
      const last = rects.filter(({ top }) => top === rects.at(-1)!.top);
      expect(last.reduce((sum, rect) => sum + centre(rect), 0) / last.length).toBeCloseTo(width / 2);
    }
  });

  it('gives a shared screen more space than any person', () => {
    for (const count of [2, 3, 6]) {
      const places = shared(device, count);
      for (const person of people(count))
        expect(area(places.get(screen.key)!)).toBeGreaterThan(area(places.get(person.key)!));
    }
  });
});

describe('people side by side', () => {
  it.each<[Device, readonly number[][]]>([
    ['desk', [[1], [2], [2, 1], [2, 2], [3, 2], [3, 3]]],
    ['laptop', [[1], [2], [2, 1], [2, 2], [3, 2], [3, 3]]],
    ['tablet', [[1], [1, 1], [2, 1], [2, 2], [2, 2, 1], [2, 2, 2]]],
    ['phone', [[1], [1, 1], [1, 1, 1], [2, 2], [2, 2, 1], [2, 2, 2]]],
  ])('on a %s stand in the expected rows', (device, rows) => {
    expect(rows.map((_, index) => toRows(side(device, index + 1)))).toEqual(rows);
  });
});

describe('people beside a shared screen', () => {
  it('stand to its right on wide stages, and below it on narrow ones', () => {
    for (const device of ['desk', 'laptop', 'flat'] as const) {
      const places = shared(device, 3);
      expect(places.get('p1')!.left).toBeGreaterThan(places.get(screen.key)!.width);
    }
    for (const device of ['tablet', 'phone'] as const) {
      const places = shared(device, 3);
      expect(places.get('p1')!.top).toBeGreaterThan(places.get(screen.key)!.height);
    }
  });

  it('stand two in a row on a phone', () => {
    const people = new Map([...shared('phone', 6)].filter(([key]) => key !== screen.key));
    expect(toRows(people)).toEqual([2, 2, 2]);
  });

  it('stand one gap away from the screen', () => {
    const places = shared('desk', 3);
    const { left, width } = places.get(screen.key)!;
    expect(places.get('p1')!.left - left - width).toBeCloseTo(8);
  });
});

describe('two shared screens', () => {
  it.each(Object.keys(AREAS) as Device[])('are equally large and overlap nobody on a %s', (device) => {
    const second = { ...screen, key: 'p1:screen' };
    const arrangement = arrange({ tiles: [...people(4), screen, second], choice: undefined });
    const places = place(device, arrangement);
    const rects = [...places.values()];
    expect(rects).toHaveLength(6);
    for (const [index, rect] of rects.entries())
      expect(rects.slice(index + 1).filter((other) => overlap(rect, other))).toEqual([]);
    const [one, other] = [places.get(screen.key)!, places.get(second.key)!];
    expect(area(one)).toBeCloseTo(area(other));
    expect(area(one)).toBeGreaterThan(area(places.get('p2')!));
  });
});

describe('the viewer in the corner', () => {
  it('leaves over nine tenths of a desktop’s stage to the other person', () => {
    const places = place('desk', arrange({ tiles: people(2), choice: undefined, isWide: true }));
    const [width, height] = AREAS.desk;
    expect(area(places.get('p0')!) / (width * height)).toBeGreaterThan(0.9);
  });

  it.each(Object.keys(AREAS) as Device[])('stands within the other person’s tile on a %s', (device) => {
    const places = place(device, arrange({ tiles: people(2), choice: 'spotlight' }));
    const [large, own] = [places.get('p0')!, places.get('p1')!];
    expect(own.left).toBeGreaterThan(large.left);
    expect(own.left + own.width).toBeLessThan(large.left + large.width);
    expect(own.top + own.height).toBeLessThan(large.top + large.height);
  });
});
