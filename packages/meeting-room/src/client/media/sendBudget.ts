import type { Line } from './lines.ts';

export interface SendBudget {
  maxBitrate: number;
  maxFramerate?: number;
  scaleResolutionDownBy?: number;
}

/** Maximum of a camera's picture that is of use. */
export interface CameraLimit {
  /** Height in pixels. */
  height: number;
  fps: number;
}

/** Height of a camera's picture, in pixels, if nothing limits it. */
export const FULL_HEIGHT = 720;
const KBIT = 1_000;
const AUDIO: SendBudget = { maxBitrate: 40 * KBIT };
const SCREEN_AUDIO: SendBudget = { maxBitrate: 96 * KBIT };

/** Limits by the number of others in the room; the last one also applies to more people. */
const CAMERA_STEPS = [
  { kbit: 1_700, height: 720, fps: 30 },
  { kbit: 1_700, height: 720, fps: 30 },
  { kbit: 900, height: 540, fps: 30 },
  { kbit: 600, height: 360, fps: 24 },
  { kbit: 350, height: 270, fps: 20 },
  { kbit: 280, height: 270, fps: 15 },
] as const;

const stepFor = (peers: number) => CAMERA_STEPS[Math.min(peers, CAMERA_STEPS.length - 1)] ?? CAMERA_STEPS[0];

/** Returns the limit of the camera: no more than any of the others receives, so that one scaling serves them all. */
export function cameraLimit(peers: number, heightLimit: number): CameraLimit {
  const { height, fps } = stepFor(peers);
  return { height: Math.min(height, heightLimit), fps };
}

/**
 * Returns the limit of one connection for a line. In a mesh, all peers share the uplink and the encoder, so each one's
 * share falls with their number. `heightLimit` is the person's own limit of the camera, in pixels.
 */
export function sendBudget(line: Line, peers: number, cameraHeight: number, heightLimit: number): SendBudget {
  switch (line) {
    case 'microphone':
      return AUDIO;
    case 'screenAudio':
      return SCREEN_AUDIO;
    case 'screen':
      return { maxBitrate: Math.max(600, 2_400 / Math.max(peers, 1)) * KBIT, maxFramerate: peers > 3 ? 10 : 15 };
    case 'camera': {
      const { height, fps } = cameraLimit(peers, heightLimit);
      return {
        maxBitrate: stepFor(peers).kbit * KBIT,
        maxFramerate: fps,
        scaleResolutionDownBy: Math.max(1, cameraHeight / height),
      };
    }
  }
}
