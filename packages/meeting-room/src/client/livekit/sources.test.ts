import { describe, expect, it } from '@jest/globals';
import { PUBLISH } from './sources.ts';

describe.each(['camera', 'screen'] as const)('the encodings of a %s', (line) => {
  const { videoCodec, videoEncoding, screenShareEncoding, videoSimulcastLayers = [] } = PUBLISH[line];
  const encodings = [videoEncoding ?? screenShareEncoding, ...videoSimulcastLayers.map(({ encoding }) => encoding)];

  it('use VP8, with limits for bitrate and frame rate', () => {
    expect(videoCodec).toBe('vp8');
    for (const encoding of encodings) {
      expect(encoding?.maxBitrate).toBeGreaterThan(0);
      expect(encoding?.maxFramerate).toBeGreaterThan(0);
    }
  });
});

it('the camera is sent in three sizes, the screen only in full size', () => {
  expect(PUBLISH.camera.videoSimulcastLayers?.map(({ height }) => height)).toEqual([180, 360]);
  expect(PUBLISH.screen.simulcast).toBe(false);
  expect(PUBLISH.screen.degradationPreference).toBe('maintain-resolution');
});
