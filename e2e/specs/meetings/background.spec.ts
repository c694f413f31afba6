import type { Frame, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { joinOnPage, newRoom } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

/** Keeps the graphics contexts of every frame, so that the test can take them away. */
const keepContexts = () => {
  const contexts: WebGLRenderingContext[] = [];
  Object.assign(window, { contexts });
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
    const context: unknown = getContext.apply(this, args as never);
    if (String(args[0]).startsWith('webgl') && context) contexts.push(context as WebGLRenderingContext);
    return context as never;
  };
};

/** A red picture. */
const RED = {
  name: 'red.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAJCAIAAAC0SDtlAAAAFElEQVR4nGO4IyJCEmIY1TAoNAAAcbuSQfNvDcUAAAAASUVORK5CYII=',
    'base64',
  ),
};

/** Text about a background that is drawn, on a slow machine as well. */
const DRAWN = /The background is on|moves slowly/;

/** Returns how much more blue than red the middle of the picture's upper half is. */
const getColour = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => {
    const canvas = new OffscreenCanvas(1, 1);
    const context = canvas.getContext('2d')!;
    const { videoWidth: width, videoHeight: height } = element;
    context.drawImage(element, width * 0.4, height * 0.1, width * 0.2, height * 0.1, 0, 0, 1, 1);
    const [red, , blue] = context.getImageData(0, 0, 1, 1).data;
    return blue! - red!;
  });

const getProcessor = (page: Page): Frame | undefined =>
  page.frames().find((frame) => frame.url().endsWith('/meeting-room/background.html'));

const countDrawn = (page: Page) =>
  getProcessor(page)?.evaluate(
    () => (window as unknown as { background?: { frames: number } }).background?.frames ?? 0,
  );

test('others see a person only before their background, and not at all when it fails', async ({
  newPerson,
  newVisitor,
  request,
  baseURL,
}) => {
  const ana = await newPerson('Ana Pop');
  const requested = new Set<string>();
  ana.context.on('request', (one) => requested.add(new URL(one.url()).origin));
  await ana.context.addInitScript(keepContexts);
  const roomId = await newRoom(request, ana);

  await ana.page.goto(`/s/${roomId}`);
  await expect(ana.page.getByLabel('Your camera')).toBeVisible();
  expect(getProcessor(ana.page)).toBeUndefined();
  await ana.page.getByRole('button', { name: 'Background' }).click();
  const dialog = ana.page.getByRole('dialog', { name: 'Background' });
  for (const name of ['Blur', 'Sea']) {
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog.getByRole('button', { name, pressed: true })).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText(DRAWN);
  }
  await expectAccessible(dialog, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(ana.page.getByLabel('Your camera')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Start meeting' }).click();

  const { page } = await newVisitor();
  await joinOnPage(page, roomId, 'Gus Guest');
  const [owner, guest] = [new RoomGuest(ana.page), new RoomGuest(page)];
  await guest.seesMoving('Ana Pop');
  // The fake camera's own picture is grey.
  await expect.poll(() => getColour(guest.tile('Ana Pop').locator('video'))).toBeGreaterThan(30);
  const drawn = (await countDrawn(ana.page))!;
  expect(drawn).toBeGreaterThan(0);
  await expect.poll(() => countDrawn(ana.page)).toBeGreaterThan(drawn);

  await owner.choose('Background');
  const inRoom = owner.room.getByRole('dialog', { name: 'Your background' });
  await inRoom.getByLabel('Use a picture of your own').setInputFiles(RED);
  await expect(inRoom.getByRole('button', { name: 'Your picture', pressed: true })).toBeVisible();
  await expect(inRoom.getByRole('status')).toHaveText(DRAWN);
  await expectAccessible(inRoom, 'dialog');
  await inRoom.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => getColour(guest.tile('Ana Pop').locator('video'))).toBeLessThan(-100);
  expect([...requested]).toEqual([new URL(baseURL!).origin]);

  await getProcessor(ana.page)!.evaluate(() => {
    const { contexts } = window as unknown as { contexts: WebGLRenderingContext[] };
    for (const context of contexts) context.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await expect(owner.room.getByText('Your background can’t be drawn, so your camera is off.')).toBeVisible();
  await expect(guest.tile('Ana Pop')).toHaveAccessibleName(/camera off/);
  await expect(guest.tile('Ana Pop').locator('video:visible')).toHaveCount(0);
  await owner.button('Try again').click();
  await guest.seesMoving('Ana Pop');
  await expect.poll(() => getColour(guest.tile('Ana Pop').locator('video'))).toBeLessThan(-100);
});
