import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM } from '@meet/e2e/fixtures/chromium.ts';
import { startOwnProduct } from '@meet/e2e/fixtures/ownProduct.ts';
import { createMachineLog } from '../lib/createMachineLog.ts';
import { median } from '../lib/percentile.ts';

/**
 * Measures the frames a second of the browser's fake camera as it is and with each kind of background, and the time
 * from the choice to the first frame. `npm run bench -- background [--rounds 5] [--quick]`.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, quick: { type: 'boolean', default: false } },
});
const ROUNDS = values.quick ? 1 : Number(values.rounds);
const WATCH_MS = 5_000;
const HEIGHTS = [360, 720];
const EFFECTS = {
  'blur, light': (height: number) => ({ blurRadius: Math.round(height / 72) }),
  blur: (height: number) => ({ blurRadius: Math.round(height / 24) }),
  picture: () => ({ picture: '/meeting-room/backgrounds/sea.svg' }),
};
type Effect = ReturnType<(typeof EFFECTS)[keyof typeof EFFECTS]>;
interface Measured {
  fps: number;
  firstFrameMs: number;
}

/** Runs in the room's page: opens a camera and measures it, with an effect if there is one. */
async function measureInPage([height, effect, watchMs]: [number, Effect | undefined, number]): Promise<Measured> {
  interface Processor {
    start(camera: MediaStreamTrack, effect: unknown, onFailed: () => void): Promise<MediaStreamTrack>;
    stop(): void;
  }
  const stream = await navigator.mediaDevices.getUserMedia({ video: { width: (height * 16) / 9, height } });
  const camera = stream.getVideoTracks()[0]!;
  const begun = performance.now();
  let track: MediaStreamTrack = camera;
  const frame = document.createElement('iframe');
  if (effect) {
    frame.src = '/meeting-room/background.html';
    document.body.append(frame);
    await new Promise((resolve) => (frame.onload = resolve));
    const { background } = frame.contentWindow as unknown as { background: Processor };
    track = await background.start(camera, effect, () => undefined);
  }
  const firstFrameMs = performance.now() - begun;
  const video = Object.assign(document.createElement('video'), { muted: true, srcObject: new MediaStream([track]) });
  document.body.append(video);
  await video.play();
  let frames = 0;
  const count = () => {
    frames += 1;
    video.requestVideoFrameCallback(count);
  };
  video.requestVideoFrameCallback(count);
  await new Promise((resolve) => setTimeout(resolve, watchMs));
  const fps = (frames / watchMs) * 1_000;
  camera.stop();
  video.remove();
  frame.remove();
  return { fps, firstFrameMs };
}

const round = (values: number[]) => Number(median(values).toFixed(1));

async function measure(page: Page, height: number, effect?: Effect): Promise<Measured> {
  await page.reload();
  return page.evaluate(measureInPage, [height, effect, WATCH_MS] as [number, Effect | undefined, number]);
}

const product = await startOwnProduct({});
// The film of the tests' camera has five frames a second; the browser's own has twenty.
const args = CHROMIUM.args.filter((flag) => !flag.startsWith('--use-file-for-fake-video-capture'));
const browser = await chromium.launch({ ...CHROMIUM, args });
const machine = createMachineLog();
const measured: Record<string, Measured[]> = {};
try {
  const context = await browser.newContext({ permissions: ['camera', 'microphone'] });
  const page = await context.newPage();
  await page.goto(`${product.url}/meeting-room/bench`);
  for (let turn = 0; turn < ROUNDS; turn++) {
    for (const height of HEIGHTS) {
      (measured[`${height} without`] ??= []).push(await measure(page, height));
      for (const [name, getEffect] of Object.entries(EFFECTS))
        (measured[`${height} ${name}`] ??= []).push(await measure(page, height, getEffect(height)));
      machine.note();
    }
  }
} finally {
  await browser.close();
  await product.stop();
}

const medians = Object.fromEntries(
  Object.entries(measured).map(([name, all]) => [
    name,
    { fps: round(all.map(({ fps }) => fps)), firstFrameMs: Math.round(median(all.map((one) => one.firstFrameMs))) },
  ]),
);
console.log(`Frames a second, medians of ${ROUNDS} rounds`);
console.table(medians);
const result = { rounds: ROUNDS, ...machine.describe(), medians };
if (!values.quick) await writeFile(new URL('results.json', import.meta.url), `${JSON.stringify(result, null, 2)}\n`);
