import { expect, test } from '../../fixtures/test.ts';
import { joinOnPage, newRoom, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

test('a shared screen shows large to the other person until sharing ends', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const { page } = await newVisitor();
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  await joinOnPage(page, roomId, 'Gus Guest');
  const [owner, guest] = [new RoomGuest(ana.page), new RoomGuest(page)];
  await guest.seesMoving('Ana Pop');
  await owner.button('Share your screen').click();
  await guest.seesMoving('Ana Pop’s screen');
  await expect(guest.tile('Ana Pop’s screen')).toHaveClass(/tile-spotlight/);
  await owner.room.getByRole('toolbar').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(guest.tile('Ana Pop’s screen')).toHaveCount(0);
  await guest.seesMoving('Ana Pop');
});
