import { readFile } from 'node:fs/promises';
import { endMeeting } from '@meet/meetings-contract';
import { post } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { joinOnPage, newRoom, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

test('a host opens a poll, sees two people vote, and the history keeps the results', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const [ana, bo, gus] = [await newPerson('Ana Pop'), await newPerson('Bo Stan'), await newVisitor()];
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  await joinOnPage(bo.page, roomId);
  await joinOnPage(gus.page, roomId, 'Gus Guest');
  const [host, member, guest] = [new RoomGuest(ana.page), new RoomGuest(bo.page), new RoomGuest(gus.page)];
  await expect(host.tile('Gus Guest')).toBeVisible();

  await host.choose('Polls');
  const pane = host.room.getByRole('complementary', { name: 'Polls' });
  await pane.getByText('New poll').click();
  await pane.getByLabel('Question').fill('=Lunch?');
  await pane.getByLabel('Answers, one on each line').fill('Soup');
  await pane.getByRole('button', { name: 'Open poll' }).click();
  await expect(pane.getByRole('alert')).toHaveText('A poll needs at least 2 answers.');
  await pane.getByLabel('Answers, one on each line').fill('Soup\nSalad');
  await expectAccessible(pane, 'aside');
  await pane.getByRole('button', { name: 'Open poll' }).click();
  await expect(pane.getByRole('group', { name: '=Lunch?' })).toBeVisible();

  for (const [person, answer] of [
    [member, 'Salad'],
    [guest, 'Soup'],
  ] as const) {
    await expect(person.room.locator('[aria-live=polite]').getByText('New poll: =Lunch?')).toBeVisible();
    await person.room.getByRole('button', { name: 'Answer', exact: true }).click();
    const poll = person.room.getByRole('group', { name: '=Lunch?' });
    await expect(person.room.getByText('New poll', { exact: true })).toBeHidden();
    await poll.getByLabel(answer).check();
    await person.room.getByRole('button', { name: 'Vote', exact: true }).click();
    await expect(person.room.getByText('Your vote counts', { exact: false })).toBeVisible();
  }
  await expect(pane.getByText('2 people voted')).toBeVisible();
  await expect(pane.getByRole('radio', { name: 'Soup' })).toHaveAccessibleDescription('1 vote, 50%');
  await expectAccessible(pane, 'aside');

  await gus.page.reload();
  await guest.choose('Polls');
  await expect(guest.room.getByRole('radio', { name: 'Soup' })).toBeChecked();
  await guest.room.getByRole('radio', { name: 'Salad' }).check();
  await guest.room.getByRole('button', { name: 'Change vote' }).click();
  await expect(pane.getByRole('radio', { name: 'Salad' })).toHaveAccessibleDescription('2 votes, 100%');

  await pane.getByRole('button', { name: 'End poll' }).click();
  await expect(guest.room.getByRole('radio', { name: 'Salad' })).toBeDisabled();
  await post(request, endMeeting, { roomId } as never, ana.token);

  await bo.page.goto(new URL('/meetings-history', bo.page.url()).href);
  await bo.page.getByRole('link', { name: /^Polls of/ }).click();
  const polls = bo.page.getByRole('region', { name: 'Polls' });
  await expect(polls.getByRole('heading', { name: '=Lunch?' })).toBeVisible();
  await expect(polls.getByText('Bo Stan, Gus Guest')).toBeVisible();
  await expectAccessible(polls, 'main');
  const download = bo.page.waitForEvent('download');
  await polls.getByRole('button', { name: 'Save as CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toBe(
    '\uFEFFQuestion,Answer,Votes,People who voted,Names\r\n\'=Lunch?,Soup,0,2,\r\n\'=Lunch?,Salad,2,2,"Bo Stan, Gus Guest"\r\n',
  );
});
