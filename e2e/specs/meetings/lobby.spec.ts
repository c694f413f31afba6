import { expect, test } from '../../fixtures/test.ts';
import { joinOnPage, newRoom, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

test('a lobby lets people in one by one and tells who is refused', async ({ newPerson, newVisitor, request }) => {
  const ana = await newPerson('Ana Pop');
  const roomId = await newRoom(request, ana, { lobby: true });
  await startOnPage(ana.page, roomId);
  const owner = new RoomGuest(ana.page);
  await expect(owner.tile('You')).toBeVisible({ timeout: 40_000 });
  const [gus, eve] = [await newVisitor(), await newVisitor()];
  await joinOnPage(gus.page, roomId, 'Gus Guest');
  await owner.room
    .getByRole('button', { name: /^Let in/ })
    .first()
    .click();
  await new RoomGuest(gus.page).seesMoving('Ana Pop');
  await joinOnPage(eve.page, roomId, 'Eve Guest');
  await owner.room
    .getByRole('button', { name: /^Refuse/ })
    .first()
    .click();
  await expect(new RoomGuest(eve.page).room.getByText('The host didn’t let you in')).toBeVisible();
});

test('a password stands before guests and not before the owner', async ({ newPerson, newVisitor, request }) => {
  const ana = await newPerson('Ana Pop');
  const roomId = await newRoom(request, ana, { password: 'open-sesame' });
  await startOnPage(ana.page, roomId);
  await expect(new RoomGuest(ana.page).tile('You')).toBeVisible({ timeout: 40_000 });
  const { page } = await newVisitor();
  await joinOnPage(page, roomId, 'Gus Guest');
  const guest = new RoomGuest(page);
  const password = guest.room.getByLabel('Password', { exact: true });
  await password.fill('wrong');
  await page.keyboard.press('Enter');
  await expect(guest.room.getByRole('alert')).toHaveText('That password is not right. Please try again.');
  await password.fill('open-sesame');
  await page.keyboard.press('Enter');
  await guest.seesMoving('Ana Pop');
});
