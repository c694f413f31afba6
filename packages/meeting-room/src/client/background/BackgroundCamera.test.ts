import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BACKGROUND_STALL_MS } from '../../protocol/limits.ts';
import { BACKGROUND_KEY } from '../backgroundChoice.ts';
import { FakeTrack } from '../media/testing/FakeTrack.ts';
import { BackgroundCamera, type BackgroundState } from './BackgroundCamera.ts';
import { FakeProcessor, turn } from './testing/FakeProcessor.ts';

const BASE = 'https://meet.example/meeting-room/';

let processor: FakeProcessor;
let states: BackgroundState[];
let failures: number;
let background: BackgroundCamera;
let opened: number;

const create = () =>
  new BackgroundCamera({
    base: BASE,
    onState: (state) => states.push(state),
    onFailed: () => (failures += 1),
    open() {
      opened += 1;
      return processor.open();
    },
  });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  processor = new FakeProcessor();
  states = [];
  failures = 0;
  opened = 0;
  background = create();
});
afterEach(() => {
  background.close();
  jest.useRealTimers();
});

const takeCamera = (settings: MediaTrackSettings = { height: 720, deviceId: 'desk' }) =>
  Object.assign(new FakeTrack('video'), { readyState: 'live', muted: false, getSettings: () => settings });
const apply = (camera: FakeTrack) => background.apply(camera as never) as Promise<FakeTrack | undefined>;

async function draw(camera = takeCamera()) {
  const applied = apply(camera);
  await turn();
  await processor.draw();
  return (await applied)!;
}

describe('the camera with a background', () => {
  it('is the camera itself, and nothing is loaded, while none is chosen', async () => {
    const camera = takeCamera();
    expect(await apply(camera)).toBe(camera);
    expect(opened).toBe(0);
    expect(states).toEqual([]);
  });

  it('is given out once its first frame is drawn, and acts as the camera', async () => {
    background.choose('blur');
    const camera = takeCamera();
    const applied = apply(camera);
    let isGiven = false;
    void applied.then(() => (isGiven = true));
    await turn();
    expect([isGiven, states.at(-1)]).toEqual([false, 'loading']);
    const drawn = await processor.draw();
    expect(await applied).toBe(drawn);
    expect(states.at(-1)).toBe('on');
    expect(drawn.getSettings()).toEqual({ height: 720, deviceId: 'desk' });
    drawn.stop();
    expect([camera.isStopped, states.at(-1)]).toEqual([true, 'off']);
  });

  it('tells that the camera was unplugged, once', async () => {
    background.choose('blur');
    const camera = takeCamera();
    const drawn = await draw(camera);
    const heard = jest.fn();
    drawn.addEventListener('ended', heard);
    camera.dispatchEvent(new Event('ended'));
    camera.dispatchEvent(new Event('ended'));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(failures).toBe(0);
  });

  it.each([
    ['blur-light', { blurRadius: 10 }],
    ['blur', { blurRadius: 30 }],
    ['sea', { picture: 'https://meet.example/meeting-room/backgrounds/sea.svg' }],
  ] as const)('shows %s', async (choice, effect) => {
    background.choose(choice);
    await draw();
    expect(processor.effects).toEqual([effect]);
  });

  it('remembers the choice on the device', async () => {
    background.choose('hills');
    expect(create().choice).toBe('hills');
    background.choose('none');
    expect(create().choice).toBe('none');
  });

  it('blurs if the choice of before is there no more', () => {
    localStorage.setItem(BACKGROUND_KEY, 'a picture of last year');
    expect(create().choice).toBe('blur');
  });

  it('remembers the choice while the page is open if the browser stores nothing', () => {
    const refusal = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    background.choose('blur');
    refusal.mockRestore();
    expect(create().choice).toBe('blur');
    background.choose('none');
  });

  it('draws only the last of several cameras, and ends the others', async () => {
    background.choose('blur');
    const [first, second] = [takeCamera(), takeCamera()];
    const applied = [apply(first), apply(second)];
    await turn();
    const drawn = await processor.draw();
    expect(await Promise.all(applied)).toEqual([undefined, drawn]);
    expect([first.isStopped, second.isStopped]).toEqual([true, false]);
    expect(opened).toBe(1);
  });

  it('ends a camera that is turned off while the background loads', async () => {
    background.choose('blur');
    const camera = takeCamera();
    const applied = apply(camera);
    await turn();
    background.release();
    expect(camera.isStopped).toBe(true);
    expect(await applied).toBeUndefined();
    expect(states.at(-1)).toBe('off');
  });
});

describe('a background that can’t be drawn', () => {
  it('ends the camera if it fails to load, and is loaded again for the next one', async () => {
    background.choose('blur');
    const camera = takeCamera();
    const applied = apply(camera);
    const refused = expect(applied).rejects.toThrow('no model');
    await turn();
    await processor.refuse();
    await refused;
    expect([camera.isStopped, processor.isClosed, states.at(-1)]).toEqual([true, true, 'failed']);
    processor = new FakeProcessor();
    expect(await draw()).toBe(processor.drawn[0]);
    expect(opened).toBe(2);
  });

  it('ends the camera if the own picture is gone', async () => {
    background.choose('own');
    const camera = takeCamera();
    await expect(apply(camera)).rejects.toThrow('own picture');
    expect([camera.isStopped, states.at(-1)]).toEqual([true, 'failed']);
  });

  it('ends the camera if the processor crashes later', async () => {
    background.choose('blur');
    const camera = takeCamera();
    await draw(camera);
    processor.crash();
    expect([camera.isStopped, failures, states.at(-1)]).toEqual([true, 1, 'failed']);
    await turn();
    expect(processor.isClosed).toBe(true);
  });

  it('ends the camera if no frame comes for long', async () => {
    background.choose('blur');
    const camera = takeCamera();
    await draw(camera);
    jest.advanceTimersByTime(BACKGROUND_STALL_MS / 2);
    expect([camera.isStopped, states.at(-1)]).toEqual([false, 'slow']);
    jest.advanceTimersByTime(BACKGROUND_STALL_MS);
    expect([camera.isStopped, failures, states.at(-1)]).toEqual([true, 1, 'failed']);
  });

  it('does not end the camera that was opened after it', async () => {
    background.choose('blur');
    (await draw()).stop();
    processor.crash();
    expect(failures).toBe(0);
  });
});
