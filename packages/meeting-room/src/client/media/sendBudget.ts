import type { Line } from './lines.ts';

export interface SendBudget {
  maxBitrate: number;
  maxFramerate?: number;
  scaleResolutionDownBy?: number;
}

const KBIT = 1_000;
const AUDIO: SendBudget = { maxBitrate: 40 * KBIT };
const SCREEN_AUDIO: SendBudget = { maxBitrate: 96 * KBIT };

/**
 * What one connection may send of a line. In a mesh the uplink and the encoder are shared by all peers, so each gets
 * less the more there are. `heightLimit` is the person's own cap on the camera, in pixels.
 */
export function sendBudget(line: Line, peers: number, cameraHeight: number, heightLimit: number): SendBudget {
  switch (line) {
    case 'microphone':
      return AUDIO;
    case 'screenAudio':
      return SCREEN_AUDIO;
    case 'screen':
      return { maxBitrate: Math.max(600, 2_400 / Math.max(peers, 1)) * KBIT, maxFramerate: peers > 3 ? 10 : 15 };
    case 'camera':
      return cameraBudget(peers, cameraHeight, heightLimit);
  }
}

function cameraBudget(peers: number, cameraHeight: number, heightLimit: number): SendBudget {
  const step =
    peers <= 1
      ? { kbit: 1_700, height: 720, fps: 30 }
      : peers <= 2
        ? { kbit: 900, height: 540, fps: 30 }
        : peers <= 3
          ? { kbit: 600, height: 360, fps: 25 }
          : { kbit: 350, height: 270, fps: 20 };
  const height = Math.min(step.height, heightLimit);
  return {
    maxBitrate: step.kbit * KBIT,
    maxFramerate: step.fps,
    scaleResolutionDownBy: Math.max(1, cameraHeight / height),
  };
}
