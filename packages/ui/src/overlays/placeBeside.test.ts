import { describe, expect, it } from '@jest/globals';
import { placeBeside } from './placeBeside.ts';

const viewport = { width: 1000, height: 800 };
const box = { width: 200, height: 100 };
const anchorAt = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

describe('placeBeside', () => {
  it('centres the box on the requested side', () => {
    expect(placeBeside(anchorAt(480, 300), box, viewport, { side: 'bottom' })).toEqual({
      side: 'bottom',
      left: 400,
      top: 346,
    });
  });

  it('aligns with the start or the end of its anchor', () => {
    expect(placeBeside(anchorAt(480, 300), box, viewport, { side: 'bottom', align: 'start' }).left).toBe(480);
    expect(placeBeside(anchorAt(480, 300), box, viewport, { side: 'bottom', align: 'end' }).left).toBe(320);
  });

  it('flips to the opposite side if there is no space', () => {
    expect(placeBeside(anchorAt(480, 740), box, viewport, { side: 'bottom' })).toMatchObject({ side: 'top', top: 634 });
    expect(placeBeside(anchorAt(10, 300), box, viewport, { side: 'left' })).toMatchObject({ side: 'right', left: 56 });
  });

  it('keeps the requested side if neither fits and it has more space', () => {
    const tall = { width: 200, height: 700 };
    expect(placeBeside(anchorAt(480, 300), tall, viewport, { side: 'bottom' }).side).toBe('bottom');
  });

  it('never leaves the window', () => {
    expect(placeBeside(anchorAt(0, 300), box, viewport, { side: 'bottom' }).left).toBe(8);
    expect(placeBeside(anchorAt(980, 300), box, viewport, { side: 'bottom' }).left).toBe(792);
  });
});
