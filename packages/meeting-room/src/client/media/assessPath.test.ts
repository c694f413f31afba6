import { describe, expect, it } from '@jest/globals';
import { PathMeter, assessPath } from './assessPath.ts';

describe('assessPath', () => {
  it.each([
    [40, 0, 'good'],
    [299, 0.029, 'good'],
    [300, 0, 'fair'],
    [40, 0.03, 'fair'],
    [599, 0.099, 'fair'],
    [600, 0, 'poor'],
    [40, 0.1, 'poor'],
  ] as const)('rates %d ms and a loss of %d as %s', (roundTripMs, loss, quality) => {
    expect(assessPath({ roundTripMs, loss })).toBe(quality);
  });
});

describe('the measurements of a path', () => {
  const pair = { type: 'candidate-pair', nominated: true, state: 'succeeded', currentRoundTripTime: 0.12 };
  const inbound = (packetsReceived: number, packetsLost: number, id = 'i1') => ({
    type: 'inbound-rtp',
    id,
    packetsReceived,
    packetsLost,
  });

  it('use the round-trip time of the active candidate pair', () => {
    const unused = { ...pair, nominated: false, currentRoundTripTime: 9 };
    expect(new PathMeter().read([unused, pair]).roundTripMs).toBeCloseTo(120);
  });

  it('count packets lost since the previous reading', () => {
    const meter = new PathMeter();
    meter.read([pair, inbound(100, 100)]);
    expect(meter.read([pair, inbound(190, 110)]).loss).toBeCloseTo(0.1);
    expect(meter.read([pair, inbound(290, 110)]).loss).toBe(0);
  });

  it('use the direction with the higher loss', () => {
    const meter = new PathMeter();
    meter.read([pair, inbound(100, 0)]);
    const notified = { type: 'remote-inbound-rtp', id: 'r1', fractionLost: 0.2 };
    expect(meter.read([pair, inbound(200, 1), notified]).loss).toBe(0.2);
  });

  it('report no loss while no packets arrive', () => {
    const meter = new PathMeter();
    expect(meter.read([]).loss).toBe(0);
    expect(meter.read([inbound(0, 0)])).toEqual({ roundTripMs: 0, loss: 0 });
  });
});
