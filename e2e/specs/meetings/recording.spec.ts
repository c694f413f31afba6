import { HEADERS } from '@meet/contracts';
import { endMeeting, startRecording } from '@meet/meetings-contract';
import { post } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test, type Person } from '../../fixtures/test.ts';
import { holdApplication, openAtOnce } from '../../pages/instantJoin.ts';
import { joinOnPage, newRoom, startOnPage } from '../../pages/meeting.ts';
import { openRecordings, playRecording, saveRecording, watchParts } from '../../pages/recordings.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

const getBadge = ({ room }: RoomGuest) => room.locator('header').getByText('Recording', { exact: true });
const getNotice = ({ room }: RoomGuest, text: string) => room.locator('[aria-live=polite]').getByText(text);

/** Keeps the texts of a room's notices: some disappear before a slow machine looks at them. */
const keepNotices = ({ room }: RoomGuest) =>
  room.locator('.notices').evaluateHandle((area) => {
    const texts: (string | null)[] = [];
    const keep = (changes: MutationRecord[]) => {
      for (const { addedNodes } of changes) for (const { textContent } of addedNodes) texts.push(textContent);
    };
    new MutationObserver(keep).observe(area, { childList: true });
    return texts;
  });

const asPerson = ({ token }: Person) => ({ [HEADERS.userToken]: token });

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
  // A person who pressed Join before the application loaded also sees the notice first.
  const release = await holdApplication(gus.page);
  await openAtOnce(gus.page, `/j/${roomId}`);
  await gus.page.getByLabel('Your name').fill('Gus Guest');
  await gus.page.getByRole('button', { name: 'Join', exact: true }).click();
  release();
  await expect(gus.page.getByText(/This meeting is being recorded: picture and sound/)).toBeVisible();

  await expect.poll(() => parts.length).toBeGreaterThanOrEqual(2);
  const notices = await Promise.all([host, guest].map(keepNotices));
  await host.choose('Stop recording');
  for (const person of [host, guest]) await expect(getBadge(person)).toBeHidden();
  for (const texts of notices) await expect.poll(() => texts.jsonValue()).toContain('The recording has ended');
  await expect.poll(() => parts.slice(0, 3)).toEqual(['0', '1', '2']);
  await post(request, endMeeting, { roomId } as never, ana.token);

  const recordings = await openRecordings(bo.page);
  await expect(recordings.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  const seen = await playRecording(recordings);
  expect([seen.videoWidth, seen.videoHeight]).toEqual([1280, 720]);
  expect(seen.duration).toBeGreaterThan(9);
  expect(seen.place).toBeCloseTo(seen.duration - 1, 1);
  expect(seen.colours).toBeGreaterThan(8);
  await expectAccessible(recordings, 'main');
  const saved = await saveRecording(bo.page, recordings);
  expect(saved.name).toMatch(/^Recording \d{4}-\d\d-\d\d\.webm$/);
  expect(saved.loudest).toBeGreaterThan(0.01);
  expect(Math.abs(seen.duration - saved.duration)).toBeLessThan(0.5);
  // A browser drops sound while the processor is overloaded.
  expect(saved.soundDuration).toBeGreaterThan(seen.duration / 2);

  const own = await openRecordings(ana.page);
  await own.getByRole('button', { name: 'Delete' }).click();
  await ana.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(own.getByText('There is no recording of this meeting any more.')).toBeVisible();
  await ana.page.getByRole('link', { name: 'All meetings' }).click();
  await expect(ana.page.getByText('1 meeting', { exact: true })).toBeVisible();
  await expect(ana.page.getByRole('link', { name: /^Recording of/ })).toHaveCount(0);
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
  // A busy machine may store several parts between two polls.
  await expect.poll(() => parts[0]).toBe('0');

  await ana.page.reload();
  await expect(host.tile('Bo Stan')).toBeVisible();
  await expect(getBadge(guest)).toBeVisible();
  // After a reload, a browser may only play sound once the person clicks.
  await host.button('More').click();
  await host.button('More').click();
  // Further parts of the first recorder may have been stored before the page was gone.
  const getSecond = () => (parts.lastIndexOf('0') > 0 ? parts.slice(parts.lastIndexOf('0')) : []);
  await expect.poll(() => getSecond().slice(0, 2)).toEqual(['0', '1']);

  await host.button('Leave the meeting').click();
  await host.room
    .getByRole('dialog')
    .getByRole('button', { name: /^Leave/ })
    .click();
  await expect(getBadge(guest)).toBeHidden();
  await post(request, endMeeting, { roomId } as never, ana.token);
  const recordings = await openRecordings(bo.page);
  await expect(recordings.getByText('Part 2')).toBeVisible();
  const second = await playRecording(recordings.getByRole('listitem').locator('> div').last());
  expect(second.videoWidth).toBe(1280);
});
