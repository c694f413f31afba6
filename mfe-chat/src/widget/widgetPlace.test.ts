import { describe, expect, it } from '@jest/globals';
import { createMemoryStorage } from '../testing/createFakeApi.ts';
import { defaultPlace, isInside, readPlace, writePlace } from './widgetPlace.ts';

const viewport = { width: 1440, height: 900 };

describe('the window’s place', () => {
  it('is kept as the person left it', () => {
    const storage = createMemoryStorage();
    const place = { x: 10, y: 60, width: 500, height: 400 };
    writePlace(storage, place, 'page');
    expect(readPlace(storage, viewport, 'page')).toEqual(place);
  });

  it('is separate in a meeting, and leaves the meeting’s controls free', () => {
    const storage = createMemoryStorage();
    writePlace(storage, { x: 716, y: 316, width: 700, height: 560 }, 'page');
    const { y, height } = readPlace(storage, viewport, 'meeting');
    expect(y).toBeGreaterThanOrEqual(100);
    expect(y + height).toBeLessThanOrEqual(viewport.height - 80);
    const moved = { x: 500, y: 100, width: 400, height: 400 };
    writePlace(storage, moved, 'meeting');
    expect(readPlace(storage, viewport, 'meeting')).toEqual(moved);
  });

  it.each([
    { x: 1200, y: 60, width: 500, height: 400 },
    { x: -5, y: 60, width: 500, height: 400 },
    { x: 10, y: 700, width: 500, height: 400 },
    { x: 'far', y: 0, width: 500, height: 400 },
  ])('is the bottom right corner if %j is stored', (kept) => {
    const storage = createMemoryStorage({ chatPlace: JSON.stringify(kept) });
    expect(readPlace(storage, viewport, 'page')).toEqual(defaultPlace(viewport, 'page'));
  });

  it.each([
    { width: 2560, height: 1440 },
    { width: 1440, height: 900 },
    { width: 768, height: 1024 },
    { width: 600, height: 480 },
  ])('fits into %j within the limits', (small) => {
    for (const around of ['page', 'meeting'] as const) {
      const place = defaultPlace(small, around);
      expect(isInside(place, small)).toBe(true);
      expect(place.width).toBeGreaterThanOrEqual(350);
      expect(place.width).toBeLessThanOrEqual(750);
      expect(place.height).toBeLessThanOrEqual(650);
    }
  });
});
