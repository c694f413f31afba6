import { expect, test } from '../../fixtures/test.ts';
import { joinOnPage, newRoom, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

test('who is removed reads so, is out at once, and finds the way on', async ({ newPerson, newVisitor, request }) => {
  test.slow();
  const ana = await newPerson('Ana Pop');
  const { page } = await newVisitor();
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  await joinOnPage(page, roomId, 'Eve Guest');
  const [host, eve] = [new RoomGuest(ana.page), new RoomGuest(page)];
  await Promise.all([host.seesMoving('Eve Guest'), eve.seesMoving('Ana Pop')]);

  await host.button(/^Participants/).click();
  await host.button('Remove Eve Guest').click();
  await host.room.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();

  const dialog = page.getByRole('alertdialog', { name: 'You have been kicked out from the meeting!' });
  await expect(dialog.getByText('A host has removed you.')).toBeVisible();
  await expect(host.tile('Eve Guest')).toHaveCount(0);
  await expect(eve.tile('Ana Pop')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Ok' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { name: 'Join a meeting' })).toBeVisible();
});

test('an account that was removed is kept out of this meeting, and told so', async ({ newPerson, request }) => {
  test.slow();
  const [ana, bo] = [await newPerson('Ana Pop'), await newPerson('Bo Stan')];
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  await joinOnPage(bo.page, roomId);
  const host = new RoomGuest(ana.page);
  await host.seesMoving('Bo Stan');
  await host.button(/^Participants/).click();
  await host.button('Remove Bo Stan').click();
  await host.room.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  const dialog = bo.page.getByRole('alertdialog', { name: 'You have been kicked out from the meeting!' });
  await dialog.getByRole('button', { name: 'Ok' }).click();
  await expect(bo.page).toHaveURL(/\/dashboard\/join$/);

  await joinOnPage(bo.page, roomId);
  const room = new RoomGuest(bo.page).room;
  await expect(room.getByRole('heading', { name: 'You have been kicked out from the meeting!' })).toBeVisible();
  await room.getByRole('button', { name: 'Close' }).click();
  await expect(bo.page).toHaveURL(/\/dashboard\/join$/);
});
