import { readFile } from 'node:fs/promises';
import { endMeeting } from '@meet/meetings-contract';
import { post } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { joinOnPage, newRoom, startOnPage } from '../../pages/meeting.ts';
import { openRecordings, watchParts } from '../../pages/recordings.ts';
import { canListen } from '../meeting-room/harness/canListen.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

const getBadge = ({ room }: RoomGuest) => room.locator('header').getByText('Transcript', { exact: true });

test('a host keeps a transcript: everyone sees it, and a sentence of it plays the recording', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const [ana, bo, gus] = [await newPerson('Ana Pop'), await newPerson('Bo Stan'), await newVisitor()];
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  await joinOnPage(bo.page, roomId);
  const [host, member] = [new RoomGuest(ana.page), new RoomGuest(bo.page)];
  await expect(member.tile('Ana Pop')).toBeVisible();
  const speech = await canListen(member);
  const parts = watchParts(ana.page);
  await host.choose('Record the meeting');
  await member.button('More').click();
  await expect(member.button('Notes')).toBeVisible();
  await expect(member.button('Keep a transcript')).toHaveCount(0);
  await bo.page.keyboard.press('Escape');

  await host.choose('Keep a transcript');
  for (const person of [host, member]) await expect(getBadge(person)).toBeVisible();
  await expectAccessible(getBadge(host), 'header');
  await gus.page.goto(`/j/${roomId}`);
  await expect(gus.page.getByText(/A transcript of this meeting is kept/)).toBeVisible();
  await member.room.getByRole('button', { name: 'Turn on captions' }).click();
  await expect.poll(speech.isRequested).toBe(true);
  await expect.poll(() => parts.length).toBeGreaterThanOrEqual(2);
  await speech.hear('We have', false);
  await speech.hear('We have salad', true);
  await speech.hear('And soup', true);
  await host.choose('Stop the transcript');
  for (const person of [host, member]) await expect(getBadge(person)).toBeHidden();
  await host.choose('Stop recording');
  await expect(host.room.locator('header').getByText('Recording', { exact: true })).toBeHidden();
  await post(request, endMeeting, { roomId } as never, ana.token);

  const recording = await openRecordings(bo.page);
  const transcript = bo.page.getByRole('region', { name: 'Transcript' });
  await transcript.getByRole('button', { name: /Bo Stan: We have salad/ }).click();
  const video = recording.getByLabel('Player of the recording');
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(4);
  await expectAccessible(recording, 'main');

  await transcript.getByRole('searchbox', { name: 'Search the transcript' }).fill('SOUP');
  await expect(transcript.getByRole('listitem')).toHaveText(/^0:\d\d Bo Stan: And soup$/);
  await expect(transcript.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  const download = bo.page.waitForEvent('download');
  await transcript.getByRole('button', { name: 'Save as .vtt' }).click();
  const vtt = await readFile(await (await download).path(), 'utf8');
  expect(vtt).toMatch(/^WEBVTT\n\n00:00:\d\d\.\d{3} --> 00:00:\d\d\.\d{3}\n<v Bo Stan>We have salad<\/v>\n\n/);
});
