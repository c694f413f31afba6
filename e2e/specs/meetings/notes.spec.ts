import { readFile } from 'node:fs/promises';
import { endMeeting } from '@meet/meetings-contract';
import { post } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { joinOnPage, newRoom, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

const getText = ({ room }: RoomGuest) => room.getByRole('textbox', { name: 'Text of the notes' });

test('two people write one text, which outlives a reload and stays in the history', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const [ana, gus] = [await newPerson('Ana Pop'), await newVisitor()];
  const roomId = await newRoom(request, ana, { lobby: false });
  await startOnPage(ana.page, roomId);
  await joinOnPage(gus.page, roomId, 'Gus Guest');
  const [host, guest] = [new RoomGuest(ana.page), new RoomGuest(gus.page)];
  await expect(host.tile('Gus Guest')).toBeVisible();

  await host.choose('Notes');
  await expect(getText(host)).toBeEditable();
  await getText(host).pressSequentially('meting');
  await guest.room.getByRole('button', { name: 'Open notes' }).click();
  await expect(getText(guest)).toHaveValue('meting');
  await expectAccessible(guest.room.getByRole('complementary', { name: 'Notes' }), 'aside');
  await getText(host).press('Home');
  for (let at = 0; at < 2; at += 1) await getText(host).press('ArrowRight');
  await getText(guest).press('End');
  await Promise.all([getText(host).pressSequentially('e'), getText(guest).pressSequentially('s: soup')]);
  for (const person of [host, guest]) await expect(getText(person)).toHaveValue('meetings: soup');
  // The caret stays between the letters, although somebody else has written.
  await getText(host).pressSequentially('!');
  await expect(getText(guest)).toHaveValue('mee!tings: soup');
  await getText(host).press('ControlOrMeta+z');
  for (const person of [host, guest]) await expect(getText(person)).not.toHaveValue(/!/);

  const written = await getText(guest).inputValue();
  await gus.page.reload();
  await guest.choose('Notes');
  await expect(getText(guest)).toHaveValue(written);
  await getText(guest).evaluate((area: HTMLTextAreaElement) => {
    area.value = 'x'.repeat(1_000_000);
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await expect(guest.room.getByRole('alert')).toHaveText(/The notes take 100000 characters/);
  await expect(getText(guest)).toHaveValue(written);
  await post(request, endMeeting, { roomId } as never, ana.token);

  await ana.page.goto(new URL('/meetings-history', ana.page.url()).href);
  await ana.page.getByRole('link', { name: /^Notes of/ }).click();
  const notes = ana.page.getByRole('region', { name: 'Notes' });
  await expect(notes.getByText(written)).toBeVisible();
  await expect(notes.getByRole('heading', { name: 'Notes' })).toBeFocused();
  await expectAccessible(notes, 'main');
  const download = ana.page.waitForEvent('download');
  await notes.getByRole('button', { name: 'Save as .txt' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(written);
  await notes.getByRole('button', { name: 'Delete' }).click();
  await ana.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notes.getByText('There are no notes of this meeting any more.')).toBeVisible();
});
