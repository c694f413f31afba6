import { describe, expect, it } from '@jest/globals';
import { createMemoryStorage } from '../testing/createFakeApi.ts';
import { defaultPlace, isInside, readPlace, writePlace } from './widgetPlace.ts';

const viewport = { width: 1440, height: 900 };

describe('the window’s place', () => {
  it('is the one that the person left it at', () => {
    const storage = createMemoryStorage();
    const place = { x: 10, y: 60, width: 500, height: 400 };
    writePlace(storage, place);
    expect(readPlace(storage, viewport)).toEqual(place);
  });

  it.each([
    { x: 1200, y: 60, width: 500, height: 400 },
    { x: -5, y: 60, width: 500, height: 400 },
    { x: 10, y: 700, width: 500, height: 400 },
    { x: 'far', y: 0, width: 500, height: 400 },
  ])('is the bottom right corner when %j is kept', (kept) => {
    const storage = createMemoryStorage({ chatPlace: JSON.stringify(kept) });
    expect(readPlace(storage, viewport)).toEqual(defaultPlace(viewport));
  });

  it.each([
    { width: 2560, height: 1440 },
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
    { width: 600, height: 480 },
  ])('fits into %j within the limits', (small) => {
    const place = defaultPlace(small);
    expect(isInside(place, small)).toBe(true);
    expect(place.width).toBeGreaterThanOrEqual(350);
    expect(place.width).toBeLessThanOrEqual(750);
    expect(place.height).toBeLessThanOrEqual(650);
  });
});
