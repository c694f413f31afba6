import { updateHostMeetingConfiguration } from '@meet/meetings-contract';
import { addContact } from '@meet/network-contract';
import { post } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { joinOnPage, newRoom, startByCall, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

test('a password stands before guests: wrong is said, right lets in, Cancel leads home', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const [gus, eve] = [await newVisitor(), await newVisitor()];
  const roomId = await newRoom(request, ana, { password: 'open-sesame' });
  await startByCall(request, ana, roomId, { subject: 'Merger with Acme' });
  await joinOnPage(ana.page, roomId);
  await gus.page.goto(`/j/${roomId}`);
  await expect(gus.page.getByRole('heading', { name: 'Meeting behind a password' })).toBeVisible();
  await joinOnPage(gus.page, roomId, 'Gus Guest');
  const guest = new RoomGuest(gus.page);
  await expect(guest.room.getByRole('heading', { name: 'This meeting has a password' })).toBeVisible();
  const password = guest.room.getByLabel('Password', { exact: true });
  await password.fill('wrong');
  await gus.page.keyboard.press('Enter');
  await expect(guest.room.getByRole('alert')).toHaveText('That password is not right. Please try again.');
  await password.fill('open-sesame');
  await gus.page.keyboard.press('Enter');
  await guest.seesMoving('Ana Pop');
  await expect(gus.page.getByRole('heading', { name: 'Merger with Acme' })).toBeVisible();

  await joinOnPage(eve.page, roomId, 'Eve Guest');
  await new RoomGuest(eve.page).room.getByRole('button', { name: 'Cancel' }).click();
  await expect(eve.page).toHaveURL(/:\d+\/$/);
});

test('neither the owner nor who may start their meetings is asked for the password', async ({ newPerson, request }) => {
  const [ana, mia] = [await newPerson('Ana Pop'), await newPerson('Mia Friend')];
  await post(request, addContact, { contactEmail: mia.email, contactName: 'Mia Friend' } as never, ana.token);
  await post(request, updateHostMeetingConfiguration, { contactsMayStart: true } as never, ana.token);
  const roomId = await newRoom(request, ana, { password: 'open-sesame' });
  await startOnPage(ana.page, roomId);
  await joinOnPage(mia.page, roomId);
  await new RoomGuest(mia.page).seesMoving('Ana Pop');
});
