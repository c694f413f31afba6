import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { BackgroundCamera, BackgroundState } from '@meet/meeting-room/background';
import { BACKGROUND_KEY } from '@meet/meeting-room/background-choice';
import { createScope, type Scope } from '@meet/remote-kit';
import { waitFor } from '@testing-library/react';
import { createFakeMedia, FakeMediaStream } from '../testing/fakeMedia.ts';
import {
  type BackgroundModule,
  createBackgroundControl,
  getCameraBackground,
  toBackgroundBase,
} from './createBackgroundControl.ts';
import { createDevicePreview } from './createDevicePreview.ts';

type Parts = ConstructorParameters<typeof BackgroundCamera>[0];

const DEVICES = [
  { kind: 'audioinput', label: 'Desk microphone' },
  { kind: 'videoinput', label: 'Desk camera' },
] as const;

let scope: Scope;
beforeEach(() => {
  localStorage.clear();
  scope = createScope();
  Object.assign(globalThis, { MediaStream: FakeMediaStream });
});
afterEach(() => scope.end());

/** Opens the page's camera with a part that draws when the test lets it. */
async function begin() {
  const drawn = { id: 'drawn', kind: 'video', stop: jest.fn(), addEventListener: jest.fn(), getSettings: () => ({}) };
  const waiting: PromiseWithResolvers<MediaStreamTrack | undefined>[] = [];
  const opened: Parts[] = [];
  const close = jest.fn();
  class FakeCamera {
    choice = 'none';
    constructor(parts: Parts) {
      opened.push(parts);
      this.choice = localStorage.getItem(BACKGROUND_KEY) ?? 'none';
    }
    choose(choice: string) {
      this.choice = choice;
      localStorage.setItem(BACKGROUND_KEY, choice);
    }
    apply(camera: MediaStreamTrack) {
      if (this.choice === 'none') return Promise.resolve(camera);
      waiting.push(Promise.withResolvers());
      return waiting.at(-1)!.promise;
    }
    release = () => undefined;
    close = close;
  }
  const importModule = jest.fn(async () => ({ BackgroundCamera: FakeCamera }) as unknown as BackgroundModule);
  const { media, stopped } = createFakeMedia({ devices: DEVICES });
  const preview = createDevicePreview(scope, media, (camera) =>
    createBackgroundControl(scope, 'https://meet.example/meeting-room/', camera, importModule),
  );
  const draw = async () => {
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.pop()!.resolve(drawn as never);
  };
  const show = (state: BackgroundState) => opened[0]!.onState(state);
  return { preview, importModule, opened, waiting, drawn, draw, show, stopped, close };
}
const getPicture = ({ preview }: Awaited<ReturnType<typeof begin>>) => preview.stream$.value?.getVideoTracks()[0];

it('loads nothing, and shows the camera itself, while no background is chosen', async () => {
  const page = await begin();
  await waitFor(() => expect(page.preview.busy$.value).toBe(false));
  expect(getPicture(page)?.label).toBe('Desk camera');
  expect(page.importModule).not.toHaveBeenCalled();
  expect(page.preview.backgroundState$.value).toBe('off');
});

it('shows the camera only with its background, which the room gets as well', async () => {
  const page = await begin();
  await waitFor(() => expect(page.preview.busy$.value).toBe(false));
  await page.preview.background!.choose('blur');
  expect(getPicture(page)).toBeUndefined();
  expect(page.stopped).toEqual(['video']);
  page.show('loading');
  expect(page.preview.backgroundState$.value).toBe('loading');
  await page.draw();
  await waitFor(() => expect(getPicture(page)).toBe(page.drawn));
  expect(page.preview.background!.choice$.value).toBe('blur');
  expect(getCameraBackground()).toBe('blur');
  scope.end();
  expect(page.close).toHaveBeenCalled();
});

it('draws the background of last time from the first picture on', async () => {
  localStorage.setItem(BACKGROUND_KEY, 'sea');
  const page = await begin();
  await waitFor(() => expect(page.waiting).toHaveLength(1));
  expect(getPicture(page)).toBeUndefined();
  await page.draw();
  await waitFor(() => expect(getPicture(page)).toBe(page.drawn));
});

it('shows no picture if the background can’t be drawn, at first or later, until the person tries again', async () => {
  localStorage.setItem(BACKGROUND_KEY, 'blur');
  const page = await begin();
  await waitFor(() => expect(page.waiting).toHaveLength(1));
  page.waiting.pop()!.reject(new Error('no model'));
  await waitFor(() => expect(page.preview.cameraTrouble$.value).toBe('background'));
  expect(getPicture(page)).toBeUndefined();
  page.preview.retry();
  await page.draw();
  await waitFor(() => expect(getPicture(page)).toBe(page.drawn));
  expect(page.preview.cameraTrouble$.value).toBeUndefined();
  page.opened[0]!.onFailed();
  expect(page.preview.cameraTrouble$.value).toBe('background');
  expect(getPicture(page)).toBeUndefined();
});

it.each(['/meeting-room/external_api.js', 'http://elsewhere.example/meeting-room/external_api.js'])(
  'finds the room’s folder of %s on its own origin',
  (url) => expect(toBackgroundBase(url)).toBe(`${window.location.origin}/meeting-room/`),
);
