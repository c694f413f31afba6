import { describe, expect, it } from '@jest/globals';
import { cameraLimit, sendBudget } from './sendBudget.ts';

describe('sendBudget', () => {
  it('keeps a mesh of six within a household uplink of 2 Mbit/s', () => {
    const perPeer = sendBudget('camera', 5, 720, 720).maxBitrate + sendBudget('microphone', 5, 720, 720).maxBitrate;
    expect(perPeer * 5).toBeLessThanOrEqual(2_000_000);
  });

  it('never raises anyone’s bitrate or resolution as the room grows', () => {
    for (let peers = 1; peers < 8; peers++) {
      const [now, next] = [sendBudget('camera', peers, 720, 720), sendBudget('camera', peers + 1, 720, 720)];
      expect(next.maxBitrate).toBeLessThanOrEqual(now.maxBitrate);
      expect(next.scaleResolutionDownBy).toBeGreaterThanOrEqual(now.scaleResolutionDownBy ?? 1);
    }
  });

  it('respects the person’s own limit, and never scales up', () => {
    expect(sendBudget('camera', 1, 720, 180).scaleResolutionDownBy).toBe(4);
    expect(sendBudget('camera', 1, 240, 720).scaleResolutionDownBy).toBe(1);
    expect(cameraLimit(1, 180).height).toBe(180);
  });
});
