import { describe, expect, it } from '@jest/globals';
import { placeBeside } from './placeBeside.ts';

const viewport = { width: 1000, height: 800 };
const box = { width: 200, height: 100 };
const anchorAt = (left: number, top: number) => ({ left, top, width: 40, height: 40 });

describe('placeBeside', () => {
  it('puts the box on the wished side, centred', () => {
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

  it('flips where there is no room', () => {
    expect(placeBeside(anchorAt(480, 740), box, viewport, { side: 'bottom' })).toMatchObject({ side: 'top', top: 634 });
    expect(placeBeside(anchorAt(10, 300), box, viewport, { side: 'left' })).toMatchObject({ side: 'right', left: 56 });
  });

  it('stays where neither side has room but the wished one has more', () => {
    const tall = { width: 200, height: 700 };
    expect(placeBeside(anchorAt(480, 300), tall, viewport, { side: 'bottom' }).side).toBe('bottom');
  });

  it('never leaves the window', () => {
    expect(placeBeside(anchorAt(0, 300), box, viewport, { side: 'bottom' }).left).toBe(8);
    expect(placeBeside(anchorAt(980, 300), box, viewport, { side: 'bottom' }).left).toBe(792);
  });
});
