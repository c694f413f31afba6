import { endMeeting } from '@meet/meetings-contract';
import { post } from '../../fixtures/api.ts';
import { asks } from '../../fixtures/asks.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { joinOnPage, newRoom, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

/** Waits in the room itself for its farewell, which stays for three seconds: a slow machine may look too late. */
const untilFarewell = ({ room }: RoomGuest, title: string) =>
  room.locator('main').evaluate(
    (main, wanted) =>
      new Promise<void>((resolve) => {
        const look = () => main.querySelector('.over h1')?.textContent === wanted && resolve();
        new MutationObserver(look).observe(main, { childList: true });
        look();
      }),
    title,
  );

test('leaving leads account holders to the dashboard, and guests to the home page', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const gus = await newVisitor();
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  await joinOnPage(gus.page, roomId, 'Gus Guest');
  const host = new RoomGuest(ana.page);
  await expect(host.tile('Gus Guest')).toBeVisible();
  await new RoomGuest(gus.page).button('Leave the meeting').click();
  await expect(gus.page).toHaveURL(/:\d+\/$/);
  await expect(host.tile('Gus Guest')).toHaveCount(0);
  await host.button('Leave the meeting').click();
  await expect(ana.page).toHaveURL(/\/dashboard\/join$/);
});

test('Back and closing the tab require a confirmation while others are in the meeting', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const gus = await newVisitor();
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  await joinOnPage(gus.page, roomId, 'Gus Guest');
  const host = new RoomGuest(ana.page);
  await expect(host.tile('Gus Guest')).toBeVisible();
  await expect(new RoomGuest(gus.page).tile('Ana Pop')).toBeVisible();

  const requested = gus.page.waitForEvent('dialog');
  await gus.page.close({ runBeforeUnload: true });
  const native = await requested;
  expect(native.type()).toBe('beforeunload');
  await native.dismiss();
  await expect(new RoomGuest(gus.page).tile('Ana Pop')).toBeVisible();

  // The page counts participants only after a delay.
  await expect.poll(() => ana.page.evaluate(() => history.length)).toBe(3);
  const question = ana.page.getByRole('alertdialog', { name: 'Leave the meeting?' });
  await ana.page.goBack();
  await expect(question).toBeVisible();
  await expectAccessible(question, '[role=alertdialog]');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(host.tile('Gus Guest')).toBeVisible();
  await ana.page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(ana.page).toHaveURL(/\/dashboard\/join$/);
  await expect(new RoomGuest(gus.page).tile('Ana Pop')).toHaveCount(0);

  // Nobody else is in the meeting now.
  await gus.page.close({ runBeforeUnload: true });
  await expect.poll(() => gus.page.isClosed()).toBe(true);
});

test('a host ends the meeting for everyone, and each person sees a summary', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const gus = await newVisitor();
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  await joinOnPage(gus.page, roomId, 'Gus Guest');
  const host = new RoomGuest(ana.page);
  await expect(host.tile('Gus Guest')).toBeVisible();
  await host.button(/^Chat$/).click();
  await host.room.getByRole('textbox', { name: 'Message' }).fill('See you tomorrow');
  await ana.page.keyboard.press('Enter');
  await expect(host.room.getByRole('log')).toContainText('See you tomorrow');
  await expect(host.room.getByText('Sending…')).toHaveCount(0);
  await host.button('Leave the meeting').click();
  await host.button('End for everyone').click();
  await Promise.all([
    untilFarewell(new RoomGuest(gus.page), 'The host ended the meeting'),
    host.room.getByRole('dialog').getByRole('button', { name: 'End for everyone' }).click(),
  ]);
  for (const { page } of [ana, gus]) {
    await expect(page).toHaveURL(/\/meeting-end$/);
    const who = page.getByRole('region', { name: 'Who was there' });
    // The guest can be connected before the host.
    await expect(who.getByRole('listitem')).toHaveCount(2);
    for (const name of ['Ana Pop', 'Gus Guest'])
      await expect(who.getByRole('listitem').filter({ hasText: name })).toHaveText(/\d min/);
    await expectAccessible(who, 'main');
  }
  await expect(ana.page.getByRole('region', { name: 'Chat' })).toContainText('See you tomorrow');
  await expect(gus.page.getByText('See you tomorrow')).toHaveCount(0);
  const stored = gus.page.waitForResponse((response) => asks(response.request(), 'RateMeeting'));
  await gus.page.getByRole('button', { name: 'Good' }).click();
  await expect(gus.page.getByText('Thank you for saying so.')).toBeVisible();
  // The page thanks before the server has stored the rating.
  await stored;
  await gus.page.reload();
  await expect(gus.page.getByRole('button', { name: 'Good' })).toHaveAttribute('aria-pressed', 'true');
  await gus.page.getByRole('link', { name: 'Meet again' }).click();
  await expect(gus.page).toHaveURL(`/j/${roomId}`);
  await expect(gus.page.getByText('Not started yet. You enter as soon as the host is in.')).toBeVisible();
});

test('ending a meeting outside its room sends its people out of the room', async ({ newPerson, request }) => {
  const ana = await newPerson('Ana Pop');
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  await expect(new RoomGuest(ana.page).tile('You')).toBeVisible();
  await post(request, endMeeting, { roomId } as never, ana.token);
  await expect(ana.page).toHaveURL(/\/meeting-end$/);
});
