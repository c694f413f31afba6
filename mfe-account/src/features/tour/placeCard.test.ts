import { describe, expect, it } from '@jest/globals';
import { placeCard } from './placeCard.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('placeCard', () => {
  it('stands at the right of the menu', () => {
    expect(placeCard(box(0, 60, 72, 600), 1440, 900)).toEqual({ top: 60, left: 88 });
  });

  it('stands below an element at the top right', () => {
    const { top, left } = placeCard(box(1390, 10, 40, 40), 1440, 900);
    expect(top).toBe(66);
    expect(left + 320).toBeLessThanOrEqual(1440);
  });

  it('stands at the left of an element in the lower right corner', () => {
    const { top, left } = placeCard(box(1380, 840, 48, 48), 1440, 900);
    expect(left + 320).toBeLessThan(1380);
    expect(top + 200).toBeLessThanOrEqual(900);
  });

  it('stays inside a phone’s window', () => {
    const { top, left } = placeCard(box(330, 8, 40, 40), 390, 800);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThan(48);
  });
});
