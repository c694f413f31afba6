import { slowed } from '../../fixtures/slowdown.ts';
import type { RoomGuest } from './harness/RoomGuest.ts';
import { expect, test } from './harness/roomTest.ts';

const QUIET = { startWithAudioMuted: true };
const inRoom = (guest: RoomGuest) => guest.room.locator('body');
const requested = (guest: RoomGuest) =>
  inRoom(guest).evaluate(() => (window as unknown as { requested: MediaStreamConstraints[] }).requested.at(-1));

/** Records the constraints with which the page requests devices. */
const listenIn = () => {
  const requested: (MediaStreamConstraints | undefined)[] = [];
  Object.assign(window, { requested });
  const { mediaDevices } = navigator;
  const real = mediaDevices.getUserMedia.bind(mediaDevices);
  mediaDevices.getUserMedia = (constraints) => {
    requested.push(constraints);
    return real(constraints);
  };
};

test('the speaker’s video opens in a picture-in-picture window and returns from it', async ({ join }) => {
  const ana = await join('Ana Pop', { config: QUIET });
  await join('Ben Lee', { config: QUIET });
  await ana.seesMoving('Ben Lee');
  const floats = () =>
    inRoom(ana).evaluate(() => (document.pictureInPictureElement as HTMLVideoElement | null)?.videoWidth ?? 0);
  expect(await floats()).toBe(0);
  await ana.choose('Speaker in a small window');
  await expect.poll(floats).toBeGreaterThan(0);
  await ana.choose('Speaker in a small window');
  await expect.poll(floats).toBe(0);
});

test('a browser without picture-in-picture does not offer it', async ({ join }) => {
  const ana = await join('Ana Pop', {
    config: QUIET,
    prepare: () => Object.defineProperty(document, 'pictureInPictureEnabled', { value: false }),
  });
  await join('Ben Lee', { config: QUIET });
  await ana.seesMoving('Ben Lee');
  await ana.button('More').click();
  await expect(ana.button('Raise hand')).toBeVisible();
  await expect(ana.button('Speaker in a small window')).toHaveCount(0);
});

test('noise suppression is on until the person turns it off', async ({ join }) => {
  const ana = await join('Ana Pop', { prepare: listenIn });
  const ben = await join('Ben Lee', { config: QUIET });
  await ben.hears('Ana Pop');
  expect(await requested(ana)).toMatchObject({ audio: { noiseSuppression: true } });
  await ana.choose('Devices');
  await ana.room.getByRole('switch', { name: 'Reduce background noise' }).click();
  await expect.poll(() => requested(ana)).toMatchObject({ audio: { noiseSuppression: false } });
  await ben.hears('Ana Pop');
  // The camera of this browser does not support background blur.
  await expect(ana.room.getByRole('switch', { name: 'Blur what is behind me' })).toHaveCount(0);
});

test('an upright video is shown uncropped in a wide tile', async ({ join }) => {
  const ana = await join('Ana Pop', { config: QUIET, context: { viewport: { width: 1280, height: 720 } } });
  await join('Ben Lee', {
    config: QUIET,
    prepare: () => {
      const { mediaDevices } = navigator;
      const real = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (constraints) => {
        if (!constraints?.video) return real(constraints);
        const canvas = Object.assign(document.createElement('canvas'), { width: 360, height: 640 });
        const paint = () => {
          canvas.getContext('2d')!.fillRect(Math.random() * 300, Math.random() * 600, 20, 20);
        };
        setInterval(paint, 100);
        return canvas.captureStream(10);
      };
    },
  });
  await ana.seesAllMoving(3, slowed(60_000));
  await expect(ana.tile('Ben Lee')).toHaveClass(/tile-whole/);
  await expect(ana.tile('You')).not.toHaveClass(/tile-whole/);
});

test('a phone switches between its cameras, and only the front camera’s video is mirrored', async ({ join }) => {
  const ana = await join('Ana Pop', {
    config: QUIET,
    prepare: () => {
      const { mediaDevices } = navigator;
      const real = mediaDevices.getUserMedia.bind(mediaDevices);
      const list = mediaDevices.enumerateDevices.bind(mediaDevices);
      const { getSettings } = MediaStreamTrack.prototype;
      let facing = 'user';
      mediaDevices.getUserMedia = (constraints) => {
        const video = constraints?.video as { facingMode?: { ideal: string } } | undefined;
        if (video) facing = video.facingMode?.ideal ?? 'user';
        return real(constraints);
      };
      mediaDevices.enumerateDevices = async () => {
        const devices = await list();
        return [...devices, ...devices.filter(({ kind }) => kind === 'videoinput')];
      };
      MediaStreamTrack.prototype.getSettings = function (this: MediaStreamTrack) {
        return { ...getSettings.call(this), ...(this.kind === 'video' && { facingMode: facing }) };
      };
    },
  });
  // The menu offers the other camera only while one is on. The page joins before that.
  await ana.seesMoving('You');
  await expect(ana.tile('You')).toHaveClass(/tile-mirrored/);
  await ana.choose('Switch to the other camera');
  await expect(ana.tile('You')).not.toHaveClass(/tile-mirrored/);
  await ana.seesMoving('You');
  await ana.choose('Switch to the other camera');
  await expect(ana.tile('You')).toHaveClass(/tile-mirrored/);
});
