import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { getByRole, queryByRole } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { LocalMedia } from '../media/LocalMedia.ts';
import { playKnock } from '../playKnock.ts';
import type { RoomActions } from '../RoomActions.ts';
import { openDeviceMenu } from './DeviceMenu.ts';

const BLUR = 'Blur what is behind me';

/** Opens the menu of devices with the person's camera on, which may be able to blur. */
async function open({ canBlur = false, isModerator = false } = {}) {
  const applyConstraints = jest.fn((_constraints: object) => Promise.resolve());
  const takeCamera = () => {
    const track = Object.assign(new EventTarget(), {
      kind: 'video',
      enabled: true,
      stop: () => undefined,
      getSettings: () => ({}),
      getCapabilities: () => (canBlur ? { backgroundBlur: [true, false] } : {}),
      applyConstraints,
    });
    return { getTracks: () => [track], getAudioTracks: () => [], getVideoTracks: () => [track] };
  };
  const devices = Object.assign(new EventTarget(), {
    enumerateDevices: async () => [],
    getUserMedia: jest.fn(async (_constraints: object) => takeCamera()),
  });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: devices });
  const media = new LocalMedia({ audio: true, video: false }, {});
  await media.start();
  const button = document.createElement('button');
  document.body.append(button);
  openDeviceMenu(button, { media, actions: {} as RoomActions, session: { isModerator } });
  return { media, applyConstraints, getUserMedia: devices.getUserMedia };
}

// The browser of these tests has no top layer.
HTMLElement.prototype.showPopover ??= () => undefined;
afterEach(() => document.body.replaceChildren());

describe('the menu of devices', () => {
  it('offers background blur if the camera supports it, and applies it to later tracks too', async () => {
    const { media, applyConstraints, getUserMedia } = await open({ canBlur: true });
    const blur = getByRole(document.body, 'switch', { name: BLUR });
    await userEvent.click(blur);
    expect(blur).toHaveProperty('checked', true);
    expect(applyConstraints).toHaveBeenLastCalledWith(expect.objectContaining({ backgroundBlur: true }));

    // Turning the camera off and on gives another track, which must not show the room in its first pictures.
    await media.setMuted('video', true);
    await media.setMuted('video', false);
    const blurred = expect.objectContaining({ backgroundBlur: true });
    expect(getUserMedia).toHaveBeenLastCalledWith(expect.objectContaining({ video: blurred }));
    expect(applyConstraints).toHaveBeenLastCalledWith(expect.objectContaining({ backgroundBlur: true }));

    await userEvent.click(blur);
    expect(applyConstraints).toHaveBeenLastCalledWith(expect.objectContaining({ backgroundBlur: false }));
  });

  it('lets only a host turn the sound of knocks off and on', async () => {
    const AudioContext = jest.fn(() => {
      throw new Error('heard');
    });
    Object.assign(window, { AudioContext });
    await open({ isModerator: true });
    const sound = getByRole(document.body, 'switch', { name: 'Sound when somebody waits' });
    expect(sound).toHaveProperty('checked', true);
    await userEvent.click(sound);
    expect(playKnock).not.toThrow();
    document.body.replaceChildren();
    await open({ isModerator: true });
    const again = getByRole(document.body, 'switch', { name: 'Sound when somebody waits' });
    expect(again).toHaveProperty('checked', false);
    await userEvent.click(again);
    expect(playKnock).toThrow('heard');
    Reflect.deleteProperty(window, 'AudioContext');
    document.body.replaceChildren();
    await open();
    expect(queryByRole(document.body, 'switch', { name: 'Sound when somebody waits' })).toBeNull();
  });

  it('offers no background blur if the camera does not support it', async () => {
    const { applyConstraints } = await open();
    expect(queryByRole(document.body, 'switch', { name: BLUR })).toBeNull();
    expect(getByRole(document.body, 'switch', { name: 'Reduce background noise' })).toHaveProperty('checked', true);
    expect(applyConstraints.mock.calls.flat().filter((constraints) => 'backgroundBlur' in constraints)).toEqual([]);
  });
});
