import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getByRole, queryByRole, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { BACKGROUND_FILE_MAX_BYTES, BACKGROUND_SLOW_MS } from '../../protocol/limits.ts';
import { LocalMedia } from '../media/LocalMedia.ts';
import { FakeTrack } from '../media/testing/FakeTrack.ts';
import { openDialog } from '../ui/dialog.ts';
import { el } from '../ui/dom.ts';
import { Notices } from '../ui/Notices.ts';
import { createBackground } from './createBackground.ts';
import { FakeProcessor, turn } from './testing/FakeProcessor.ts';

let processor: FakeProcessor;
let media: LocalMedia;
let notices: Notices;
let cameras: FakeTrack[];

// The browser of these tests has no top layer.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};

beforeEach(async () => {
  localStorage.clear();
  cameras = [];
  const devices = Object.assign(new EventTarget(), {
    enumerateDevices: async () => [],
    getUserMedia: async () => {
      const track = Object.assign(new FakeTrack('video'), { readyState: 'live', muted: false });
      cameras.push(track);
      return { getTracks: () => [track], getAudioTracks: () => [], getVideoTracks: () => [track] };
    },
  });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: devices });
  processor = new FakeProcessor();
  media = new LocalMedia({ audio: true, video: false }, {});
  notices = new Notices();
  document.body.append(notices.element);
  await media.start();
});
afterEach(() => {
  media.stop();
  jest.useRealTimers();
  document.body.replaceChildren();
});

const create = (chosen?: string) =>
  createBackground({ media, notices, chosen, el, openDialog }, () => processor.open());
const open = () => {
  create().open();
  return getByRole(document.body, 'dialog', { name: 'Your background' });
};
const press = (name: string) => userEvent.click(getByRole(document.body, 'button', { name }));
const getShown = () => media.camera.value.track;

describe('the choice of a background in the room', () => {
  it('offers nothing, blur and pictures, and an own picture only once there is one', () => {
    const dialog = open();
    const names = within(within(dialog).getByRole('group'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['None', 'Light blur', 'Blur', 'Hills', 'Study', 'Sea']);
    expect(getByRole(dialog, 'button', { name: 'None', pressed: true })).toBeTruthy();
  });

  it('takes the camera’s own picture away at once, and gives out the drawn one', async () => {
    const dialog = open();
    expect(getShown()).toBe(cameras[0]);
    await press('Blur');
    expect(getShown()).toBeUndefined();
    expect(cameras[0]?.isStopped).toBe(true);
    expect(getByRole(dialog, 'status').textContent).toContain('loading');
    const drawn = await processor.draw();
    expect(getShown()).toBe(drawn);
    expect(getByRole(dialog, 'status').textContent).toBe('The background is on.');
    expect(getByRole(dialog, 'button', { name: 'Blur', pressed: true })).toBeTruthy();

    await press('None');
    expect(getShown()).toBe(cameras.at(-1));
    expect(processor.isClosed).toBe(true);
  });

  it('begins with the choice that the host page passes on, though the browser stores nothing', async () => {
    create('sea');
    void media.reopenCamera();
    await waitFor(() => expect(processor.effects).toEqual([{ picture: expect.stringContaining('sea.svg') }]));
    expect(getShown()).toBeUndefined();
    const drawn = await processor.draw();
    expect(getShown()).toBe(drawn);
  });

  it('stays chosen when the camera is turned off and on', async () => {
    open();
    await press('Sea');
    await processor.draw();
    await media.setMuted('video', true);
    expect(cameras.at(-1)?.isStopped).toBe(true);
    void media.setMuted('video', false);
    await waitFor(() => expect(processor.effects).toHaveLength(2));
    expect(getShown()).toBeUndefined();
    expect(getShown()).not.toBe(cameras.at(-1));
    const drawn = await processor.draw();
    expect(getShown()).toBe(drawn);
  });

  it('leaves a camera off that is off', async () => {
    await media.setMuted('video', true);
    open();
    await press('Blur');
    expect(cameras).toHaveLength(1);
    expect(media.camera.value.muted).toBe(true);
  });

  it('refuses a file that is too large or no picture, and says why', async () => {
    const dialog = open();
    const input = dialog.querySelector<HTMLInputElement>('input[type=file]')!;
    const large = new File([], 'large.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: BACKGROUND_FILE_MAX_BYTES + 1 });
    await userEvent.upload(input, large);
    await waitFor(() => expect(getByRole(dialog, 'alert').textContent).toContain('larger than 10 MB'));
    await userEvent.upload(input, new File(['no picture'], 'text.png', { type: 'image/png' }));
    await waitFor(() => expect(getByRole(dialog, 'alert').textContent).toContain('can’t read this file'));
    expect(queryByRole(dialog, 'button', { name: 'Your picture' })).toBeNull();
    expect(getShown()).toBe(cameras[0]);
  });
});

describe('a background in the room that goes wrong', () => {
  const blur = async () => {
    open();
    await press('Blur');
    return processor.draw();
  };

  it('turns the camera off when the processor crashes, and never shows the camera’s own picture', async () => {
    await blur();
    processor.crash();
    expect(media.camera.value).toEqual({ track: undefined, muted: true, problem: 'background' });
    expect(cameras.every(({ isStopped }) => isStopped)).toBe(true);
    expect(getByRole(document.body, 'status').textContent).toContain('your camera is off');
  });

  it('turns the camera off when it fails to load', async () => {
    open();
    await press('Blur');
    await processor.refuse();
    expect(media.camera.value).toEqual({ track: undefined, muted: true, problem: 'background' });
  });

  it.each([
    ['Show my room', () => getShown() === cameras.at(-1) && !cameras.at(-1)?.isStopped],
    ['Turn camera off', () => media.camera.value.muted],
    ['Keep it', () => getShown() === processor.drawn.at(-1)],
  ])('leaves to the person what follows from few frames: %s', async (action, isDone) => {
    const drawn = await blur();
    jest.useFakeTimers();
    // The watch of this camera began under real time, so another camera is opened under the fake one.
    void media.reopenCamera();
    await turn();
    const again = await processor.draw();
    expect(again).not.toBe(drawn);
    jest.advanceTimersByTime(BACKGROUND_SLOW_MS + 1_000);
    const notice = getByRole(notices.element, 'button', { name: action }).closest<HTMLElement>('[data-notice]')!;
    expect(notice.textContent).toContain('too much for this device');
    expect(getShown()).toBe(again);
    getByRole(notice, 'button', { name: action }).click();
    await turn();
    expect(isDone()).toBe(true);
  });
});
