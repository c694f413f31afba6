import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { BACKGROUND_FPS_MIN, BACKGROUND_SLOW_MS, BACKGROUND_STALL_MS } from '../../protocol/limits.ts';
import { FrameWatch } from './FrameWatch.ts';

let watch: FrameWatch;
let notified: string[];
let frames: number;
let camera: { fps: number | undefined; isDue: boolean };

beforeEach(() => {
  jest.useFakeTimers();
  notified = [];
  frames = 0;
  camera = { fps: 30, isDue: true };
  watch = new FrameWatch({
    countFrames: () => frames,
    getCameraFps: () => camera.fps,
    isDue: () => camera.isDue,
    onSlow: () => notified.push('slow'),
    onSteady: () => notified.push('steady'),
    onStalled: () => notified.push('stalled'),
  });
});
afterEach(() => {
  watch.stop();
  jest.useRealTimers();
});

/** Lets time pass while frames are drawn at this rate. */
function pass(ms: number, fps: number) {
  for (let passed = 0; passed < ms; passed += 1_000) {
    frames += fps;
    jest.advanceTimersByTime(1_000);
  }
}

it('reports frames below the limit once, after some seconds, and that they are above it again', () => {
  pass(BACKGROUND_SLOW_MS - 1_000, BACKGROUND_FPS_MIN - 1);
  expect(notified).toEqual([]);
  pass(1_000, BACKGROUND_FPS_MIN - 1);
  expect(notified).toEqual(['slow']);
  pass(60_000, BACKGROUND_FPS_MIN - 1);
  expect(notified).toEqual(['slow']);
  pass(BACKGROUND_SLOW_MS, BACKGROUND_FPS_MIN);
  expect(notified).toEqual(['slow', 'steady']);
});

it('forgives a short pause', () => {
  pass(BACKGROUND_SLOW_MS - 1_000, 0);
  pass(1_000, 30);
  pass(BACKGROUND_SLOW_MS - 1_000, 1);
  pass(60_000, 30);
  expect(notified).toEqual([]);
});

it('expects half the frames of a camera that is slow by itself', () => {
  camera.fps = 5;
  pass(60_000, 3);
  expect(notified).toEqual([]);
  pass(BACKGROUND_SLOW_MS, 2);
  expect(notified).toEqual(['slow']);
});

it('reports once that no frame comes at all', () => {
  pass(BACKGROUND_STALL_MS, 0);
  expect(notified).toEqual(['slow', 'stalled']);
  pass(BACKGROUND_STALL_MS * 2, 0);
  expect(notified).toEqual(['slow', 'stalled']);
});

it('expects nothing of a camera that is paused, or on a hidden page', () => {
  camera.isDue = false;
  pass(BACKGROUND_STALL_MS * 2, 0);
  camera.isDue = true;
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  pass(BACKGROUND_STALL_MS * 2, 0);
  visibility.mockRestore();
  pass(10_000, 30);
  expect(notified).toEqual([]);
});
