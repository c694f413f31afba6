import { expect, test } from '../../fixtures/test.ts';
import { joinOnPage, newRoom, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

const KICKED = 'You have been kicked out from the meeting!';

async function removeAs(host: RoomGuest, name: string): Promise<void> {
  await host.button(/^Participants/).click();
  await host.button(`Remove ${name}`).click();
  await host.room.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
}

test('a removed person leaves the room at once, is notified, and returns to the home page', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const { page } = await newVisitor();
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  await joinOnPage(page, roomId, 'Eve Guest');
  const [host, eve] = [new RoomGuest(ana.page), new RoomGuest(page)];
  await Promise.all([host.seesMoving('Eve Guest'), eve.seesMoving('Ana Pop')]);

  await removeAs(host, 'Eve Guest');

  const dialog = page.getByRole('alertdialog', { name: KICKED });
  await expect(dialog.getByText('A host has removed you.')).toBeVisible();
  await expect(host.tile('Eve Guest')).toHaveCount(0);
  await expect(eve.tile('Ana Pop')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Ok' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { name: 'Join a meeting' })).toBeVisible();
});

test('a removed guest is kept out in a new tab under a new name, but another browser can join', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const { context, page } = await newVisitor();
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  await joinOnPage(page, roomId, 'Eve Guest');
  const host = new RoomGuest(ana.page);
  await host.seesMoving('Eve Guest');
  await removeAs(host, 'Eve Guest');
  await page.getByRole('alertdialog', { name: KICKED }).getByRole('button', { name: 'Ok' }).click();

  // The host is alone in the room. When they come back, the room opens again.
  await ana.page.reload();
  await expect(host.button(/^Participants/)).toBeVisible();
  const tab = await context.newPage();
  await joinOnPage(tab, roomId, 'Somebody New');
  await expect(new RoomGuest(tab).room.getByRole('heading', { name: KICKED })).toBeVisible();

  const other = await newVisitor();
  await joinOnPage(other.page, roomId, 'Gus Guest');
  await host.seesMoving('Gus Guest');
  await expect(host.tile('Somebody New')).toHaveCount(0);
});

test('a removed account cannot rejoin the meeting and sees the reason', async ({ newPerson, request }) => {
  const [ana, bo] = [await newPerson('Ana Pop'), await newPerson('Bo Stan')];
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  await joinOnPage(bo.page, roomId);
  const host = new RoomGuest(ana.page);
  await host.seesMoving('Bo Stan');
  await removeAs(host, 'Bo Stan');
  const dialog = bo.page.getByRole('alertdialog', { name: KICKED });
  await dialog.getByRole('button', { name: 'Ok' }).click();
  await expect(bo.page).toHaveURL(/\/dashboard\/join$/);

  await joinOnPage(bo.page, roomId);
  const room = new RoomGuest(bo.page).room;
  await expect(room.getByRole('heading', { name: KICKED })).toBeVisible();
  await room.getByRole('button', { name: 'Close' }).click();
  await expect(bo.page).toHaveURL(/\/dashboard\/join$/);
});
