import { readFile } from 'node:fs/promises';
import { HEADERS } from '@meet/contracts';
import { endMeeting, startRecording } from '@meet/meetings-contract';
import type { Locator, Page } from '@playwright/test';
import { post } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test, type Person } from '../../fixtures/test.ts';
import { joinOnPage, newRoom, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

const getBadge = ({ room }: RoomGuest) => room.locator('header').getByText('Recording', { exact: true });
const getNotice = ({ room }: RoomGuest, text: string) => room.locator('[aria-live=polite]').getByText(text);

const asPerson = ({ token }: Person) => ({ [HEADERS.userToken]: token });

/** Counts the parts that the server took from a page. */
function watchParts(page: Page): string[] {
  const parts: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/upload-recording-part')) parts.push(searchParams.get('number')!);
  });
  return parts;
}

/** Opens the recordings of the person's only meeting. */
async function openRecordings({ page }: Person): Promise<Locator> {
  await page.goto('/meetings-history');
  await page.getByRole('button', { name: /^Recording of/ }).click();
  return page.getByRole('dialog');
}

/** Plays a recording from near its end, and tells what is seen there. */
async function play(dialog: Locator) {
  await dialog.getByRole('button', { name: 'Play' }).click();
  const video = dialog.getByLabel('Player of the recording');
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => Number.isFinite(player.duration))).toBe(true);
  return video.evaluate(async (player: HTMLVideoElement) => {
    const { duration, videoWidth, videoHeight } = player;
    player.currentTime = duration - 1;
    await new Promise((resolve) => player.addEventListener('seeked', resolve, { once: true }));
    const place = player.currentTime;
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 });
    const context = canvas.getContext('2d')!;
    context.drawImage(player, 0, 0, 64, 36);
    const colours = new Set(new Uint32Array(context.getImageData(0, 0, 64, 36).data.buffer)).size;
    return { duration, videoWidth, videoHeight, place, colours };
  });
}

/** Saves a recording, and tells what is heard in the file. */
async function saveSound({ page }: Person, dialog: Locator) {
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const saved = await download;
  const sound = await page.evaluate(
    async (content) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const decoded = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes.buffer);
      const loudest = decoded.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      return { loudest, duration: decoded.duration };
    },
    await readFile(await saved.path(), 'base64'),
  );
  return { name: saved.suggestedFilename(), ...sound };
}

test('a host records: everyone sees it, also before they join, and watches it afterwards', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const [ana, bo, gus] = [await newPerson('Ana Pop'), await newPerson('Bo Stan'), await newVisitor()];
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  await joinOnPage(bo.page, roomId);
  const [host, guest] = [new RoomGuest(ana.page), new RoomGuest(bo.page)];
  await expect(guest.tile('Ana Pop')).toBeVisible();
  await guest.button('More').click();
  await expect(guest.button('Whiteboard')).toBeVisible();
  await expect(guest.button('Record the meeting')).toHaveCount(0);
  await bo.page.keyboard.press('Escape');
  const wish = { roomId, type: 'video/webm' };
  const refused = await request.post(`/api/${startRecording.path}`, { data: wish, headers: asPerson(bo) });
  expect(await refused.json()).toMatchObject({ code: 'RECORDING_REFUSED' });

  const parts = watchParts(ana.page);
  await host.choose('Record the meeting');
  for (const person of [host, guest]) {
    await expect(getBadge(person)).toBeVisible();
    await expect(getNotice(person, 'This meeting is being recorded')).toBeVisible();
  }
  await expectAccessible(getBadge(guest), 'header');
  // A person who pressed Join before the page was there reads it first, too.
  await joinOnPage(gus.page, roomId, 'Gus Guest');
  await expect(gus.page.getByText(/This meeting is being recorded: picture and sound/)).toBeVisible();

  await expect.poll(() => parts.length).toBeGreaterThanOrEqual(2);
  await host.choose('Stop recording');
  for (const person of [host, guest]) {
    await expect(getBadge(person)).toBeHidden();
    await expect(getNotice(person, 'The recording has ended')).toBeVisible();
  }
  expect(parts.slice(0, 3)).toEqual(['0', '1', '2']);
  await post(request, endMeeting, { roomId } as never, ana.token);

  const dialog = await openRecordings(bo);
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  const seen = await play(dialog);
  expect([seen.videoWidth, seen.videoHeight]).toEqual([1280, 720]);
  expect(seen.duration).toBeGreaterThan(9);
  expect(seen.place).toBeCloseTo(seen.duration - 1, 1);
  expect(seen.colours).toBeGreaterThan(8);
  await expectAccessible(dialog, '[role=dialog]');
  const saved = await saveSound(bo, dialog);
  expect(saved.name).toMatch(/^Recording \d{4}-\d\d-\d\d\.webm$/);
  expect(saved.loudest).toBeGreaterThan(0.01);
  expect(Math.abs(seen.duration - saved.duration)).toBeLessThan(0.5);

  const own = await openRecordings(ana);
  await own.getByRole('button', { name: 'Delete' }).click();
  await ana.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(own.getByText('There is no recording of this meeting any more.')).toBeVisible();
  await ana.page.keyboard.press('Escape');
  await expect(ana.page.getByRole('button', { name: /^Recording of/ })).toHaveCount(0);
});

test('a host who reloads the page goes on recording, and one who leaves ends it', async ({ newPerson, request }) => {
  const [ana, bo] = [await newPerson('Ana Pop'), await newPerson('Bo Stan')];
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  await joinOnPage(bo.page, roomId);
  const [host, guest] = [new RoomGuest(ana.page), new RoomGuest(bo.page)];
  await expect(host.tile('Bo Stan')).toBeVisible();
  const parts = watchParts(ana.page);
  await host.choose('Record the meeting');
  await expect.poll(() => parts).toEqual(['0']);

  await ana.page.reload();
  await expect(host.tile('Bo Stan')).toBeVisible();
  await expect(getBadge(guest)).toBeVisible();
  // After a reload, a browser may let the page sound only once the person clicks.
  await host.button('More').click();
  await host.button('More').click();
  await expect.poll(() => parts.slice(1, 3)).toEqual(['0', '1']);

  await host.button('Leave the meeting').click();
  await host.room
    .getByRole('dialog')
    .getByRole('button', { name: /^Leave/ })
    .click();
  await expect(getBadge(guest)).toBeHidden();
  await post(request, endMeeting, { roomId } as never, ana.token);
  const dialog = await openRecordings(bo);
  await expect(dialog.getByText('Part 2')).toBeVisible();
  const second = await play(dialog.getByRole('listitem').locator('> div').last());
  expect(second.videoWidth).toBe(1280);
});
