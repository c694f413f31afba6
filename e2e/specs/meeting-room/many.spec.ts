import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { hasLiveKit, LIVEKIT_BINARY, NO_LIVEKIT } from '../../fixtures/livekit.ts';
import { slowed } from '../../fixtures/slowdown.ts';
import type { RoomGuest } from './harness/RoomGuest.ts';
import { expect, test } from './harness/roomTest.ts';

test.use({ liveKitBinary: LIVEKIT_BINARY });
test.skip(!hasLiveKit, NO_LIVEKIT);

const QUIET = { startWithAudioMuted: true, startWithVideoMuted: true };
const SILENT = { startWithAudioMuted: true };
const DESK = { viewport: { width: 1440, height: 850 } };
const PHONE = { viewport: { width: 390, height: 800 } };

/** Runs in each frame of a page: keeps its connections, so that a test can read their statistics. */
function keepConnections(): void {
  const Real = window.RTCPeerConnection;
  const kept: RTCPeerConnection[] = [];
  Object.assign(window, { kept });
  window.RTCPeerConnection = class extends Real {
    constructor(options?: RTCConfiguration) {
      super(options);
      kept.push(this);
    }
  };
}

const getFrame = (page: Page) => page.frames().find((one) => one.url().includes('/meeting-room/'))!;

/** Returns bytes and heights of the video tracks that a page has received. */
const getReceived = ({ page }: RoomGuest) =>
  getFrame(page).evaluate(async () => {
    const { kept } = window as unknown as { kept: RTCPeerConnection[] };
    const reports = await Promise.all(kept.map((connection) => connection.getStats()));
    return reports
      .flatMap((report) => [...(report.values() as IterableIterator<RTCInboundRtpStreamStats>)])
      .filter(({ type, kind }) => type === 'inbound-rtp' && kind === 'video')
      .map(({ bytesReceived = 0, frameHeight = 0 }) => ({ bytes: bytesReceived, height: frameHeight }));
  });

/** Runs before a page's scripts: replaces screen sharing by a drawing with small text, on which a stroke moves. */
function shareText(): void {
  navigator.mediaDevices.getDisplayMedia = async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1280, height: 720 });
    const paint = canvas.getContext('2d')!;
    let turn = 0;
    const draw = () => {
      paint.fillStyle = '#fff';
      paint.fillRect(0, 0, 1280, 720);
      paint.fillStyle = '#000';
      paint.font = '12px sans-serif';
      for (let line = 0; line < 40; line++)
        paint.fillText('illegible millimetres will fill it '.repeat(5), 20, 30 + line * 16);
      paint.fillRect(20 + (turn++ % 100), 700, 8, 8);
    };
    draw();
    setInterval(draw, 200);
    const stream = canvas.captureStream(10);
    const sound = new AudioContext().createMediaStreamDestination();
    stream.addTrack(sound.stream.getAudioTracks()[0]!);
    return stream;
  };
}

/** Returns the mean difference between neighbouring pixels of the text in a tile. It is low for blurred letters. */
const getContrast = (guest: RoomGuest, name: string) =>
  guest
    .tile(name)
    .locator('video')
    .evaluate((video: HTMLVideoElement) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 200 });
      const context = canvas.getContext('2d')!;
      if (video.videoWidth !== 1280) return 0;
      context.drawImage(video, 20, 20, 400, 200, 0, 0, 400, 200);
      const { data } = context.getImageData(0, 0, 400, 200);
      let sum = 0;
      for (let at = 4; at < data.length; at += 4) sum += Math.abs(data[at]! - data[at - 4]!);
      return sum / (400 * 200);
    });

test('a video on another page of tiles is not received until that page is shown', async ({ join, fill }) => {
  test.setTimeout(slowed(240_000));
  const ana = await join('Ana Pop', { moderator: true, config: SILENT, context: PHONE, prepare: keepConnections });
  await join('Ben Lee', { config: SILENT });
  // People without cameras fill the pages between the two who have them.
  await fill(9);
  const cleo = await join('Cleo', { config: SILENT });
  await expect(ana.room.getByRole('navigation', { name: 'Pages of people' })).toBeVisible();
  await expect(ana.room.getByText('Page 1 of 2')).toBeVisible();
  await ana.seesMoving('Ben Lee');
  await expect(ana.tile('Cleo')).toHaveCount(0);

  /** Returns the bytes by which each picture grows within 1.5 seconds. */
  const measure = async () => {
    const before = await getReceived(ana);
    await ana.page.waitForTimeout(1_500);
    const after = await getReceived(ana);
    return after.map(({ bytes, height }, at) => ({ grown: bytes - (before[at]?.bytes ?? 0), height }));
  };
  // Cleo's picture stops a moment after it was offered.
  await expect.poll(async () => (await measure()).filter(({ grown }) => grown > 0).length).toBe(1);
  // A tile of 180 pixels must not receive a picture of 720.
  const getHeight = async () => (await measure()).find(({ grown }) => grown > 0)?.height;
  await expect.poll(getHeight).toBeLessThanOrEqual(360);

  await ana.button('Next page').click();
  await expect(ana.room.getByText('Page 2 of 2')).toBeVisible();
  await expect(ana.tile('Cleo').locator('video')).toHaveJSProperty('readyState', 4);
  await ana.seesMoving('Cleo');
  await expect.poll(async () => (await measure()).filter(({ grown }) => grown > 0).length).toBe(1);
  await expectAccessible(ana.room.getByRole('navigation', { name: 'Pages of people' }), 'body');
  await cleo.command('hangup');
});

test('a latecomer can read small text on a screen that was shared a minute earlier', async ({ join }) => {
  test.setTimeout(slowed(240_000));
  const ana = await join('Ana Pop', { config: QUIET, prepare: shareText });
  await ana.button('Share your screen').click();
  await expect(ana.tile('Your screen')).toBeVisible();
  await expect(ana.room.getByText('You are sharing your screen', { exact: true })).toBeVisible();
  await ana.page.waitForTimeout(60_000);
  const sharp = await getContrast(ana, 'Your screen');
  expect(sharp).toBeGreaterThan(20);
  const late = await join('Ben Lee', { config: QUIET, context: DESK });
  await expect.poll(() => getContrast(late, 'Ana Pop’s screen')).toBeGreaterThan(sharp * 0.8);
});

test('two people share at once: both screens are large and sharp', async ({ join }) => {
  test.setTimeout(slowed(240_000));
  const ana = await join('Ana Pop', { config: QUIET, prepare: shareText });
  const ben = await join('Ben Lee', { config: QUIET, prepare: shareText });
  const cleo = await join('Cleo', { config: QUIET, context: DESK });
  for (const guest of [ana, ben]) await guest.button('Share your screen').click();
  const names = ['Ana Pop’s screen', 'Ben Lee’s screen'] as const;
  for (const name of names) await expect.poll(() => getContrast(cleo, name)).toBeGreaterThan(15);
  const areTwoLarge = async () => {
    const [one, other, own] = await Promise.all(
      [...names, 'You'].map(async (name) => (await cleo.tile(name).boundingBox())!.width),
    );
    return one === other && one! > own! * 1.5;
  };
  await expect.poll(areTwoLarge).toBe(true);
});

test('a host can only request that a person unmutes; the person decides', async ({ join }) => {
  const host = await join('Hanna', { moderator: true, config: QUIET });
  const ana = await join('Ana Pop', { config: QUIET });
  await host.button(/^Participants/).click();
  await host.button('More about Ana Pop').click();
  const menu = host.room.getByRole('dialog', { name: 'More about Ana Pop' });
  await expectAccessible(menu, 'body');
  await menu.getByRole('button', { name: 'Ask to unmute' }).click();
  await expect(ana.room.getByText('Hanna asks you to turn on your microphone.')).toBeVisible();
  await expect(ana.button('Unmute microphone')).toBeVisible();
  await expect(host.tile('Ana Pop, muted')).toBeVisible();
  await ana.room.getByRole('button', { name: 'Unmute', exact: true }).click();
  await host.hears('Ana Pop');
});

test('a host lets a person in the audience speak, who then turns on their own microphone', async ({ join }) => {
  const host = await join('Hanna', { moderator: true, config: QUIET });
  await host.button(/^Participants/).click();
  await host.room.getByRole('switch', { name: /^Audience mode/ }).check();
  const ana = await join('Ana Pop');
  await expect(ana.room.getByText('You are in the audience. A host can let you speak.')).toBeVisible();
  await expect(host.tile('Ana Pop, muted, camera off')).toBeVisible();
  await ana.button('Unmute microphone').click();
  await expect(ana.button('Unmute microphone')).toBeVisible();
  await ana.button('Ask to speak').click();
  // The notice stays for four seconds.
  const isAllowed = ana.room.getByText(/^You may speak now/).waitFor();
  await host.button('Let speak').click();
  await isAllowed;
  await expect(ana.button('Unmute microphone')).toBeVisible();
  await ana.button('Unmute microphone').click();
  await host.hears('Ana Pop');

  await host.button('More about Ana Pop').click();
  await host.button('Move to the audience').click();
  await expect(ana.button('Unmute microphone')).toBeVisible();
  await expect(host.tile('Ana Pop, muted, camera off')).toBeVisible();
  await expectAccessible(host.room.getByRole('complementary', { name: 'Participants' }), 'body');
});

test('button, sound and tile show the same state after fifty presses on mute', async ({ join }) => {
  const ana = await join('Ana Pop');
  const ben = await join('Ben Lee', { config: QUIET });
  await ben.hears('Ana Pop');
  const press = ana.room.locator('[data-control=microphone]');
  await press.evaluate((button: HTMLElement) => {
    for (let at = 0; at < 49; at++) setTimeout(() => button.click(), at * 100);
  });
  await ana.page.waitForTimeout(5_000);
  await expect(ana.button('Unmute microphone')).toBeVisible();
  await expect(ben.tile('Ana Pop, muted')).toBeVisible();
  await press.click();
  await expect(ben.tile('Ana Pop')).toBeVisible();
  await ben.hears('Ana Pop');
});
