import { expect, test } from '../../fixtures/test.ts';
import { joinOnPage, newRoom, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

test('a host admits one person from the lobby and refuses another, who is notified', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const roomId = await newRoom(request, ana, { lobby: true });
  await startOnPage(ana.page, roomId);
  const owner = new RoomGuest(ana.page);
  await expect(owner.tile('You')).toBeVisible();
  const [gus, eve] = [await newVisitor(), await newVisitor()];
  await joinOnPage(gus.page, roomId, 'Gus Guest');
  await owner.room
    .getByRole('button', { name: /^Let in/ })
    .first()
    .click();
  await new RoomGuest(gus.page).seesMoving('Ana Pop');
  await expect(ana.page).toHaveTitle('Meeting – Meet');
  await joinOnPage(eve.page, roomId, 'Eve Guest');
  await expect(ana.page).toHaveTitle(/^.?Eve Guest.? is waiting – Meeting – Meet$/);
  await owner.room
    .getByRole('button', { name: /^Refuse/ })
    .first()
    .click();
  await expect(new RoomGuest(eve.page).room.getByText('The host didn’t let you in')).toBeVisible();
});
