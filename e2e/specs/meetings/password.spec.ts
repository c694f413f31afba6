import { updateHostMeetingConfiguration } from '@meet/meetings-contract';
import { addContact } from '@meet/network-contract';
import { post } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { joinOnPage, newRoom, startByCall, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

test('guests need the password: a wrong one shows an error, and Cancel leads to the home page', async ({
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

  await eve.page.goto(`/j/${roomId}#password=outdated`);
  await expect(eve.page).toHaveURL(new RegExp(`/j/${roomId}$`));
  await eve.page.getByLabel('Your name').fill('Eve Guest');
  await eve.page.getByRole('button', { name: 'Join', exact: true }).click();
  const door = new RoomGuest(eve.page).room;
  // The link's password is refused first, which replaces the form.
  await expect(door.getByRole('alert')).toHaveText('That password is not right. Please try again.');
  await door.getByRole('button', { name: 'Cancel' }).click();
  await expect(eve.page).toHaveURL(/:\d+\/$/);
});

test('the owner, contacts who may start the meeting, and guests with the full link need no password', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const [ana, mia] = [await newPerson('Ana Pop'), await newPerson('Mia Friend')];
  await post(request, addContact, { contactEmail: mia.email, contactName: 'Mia Friend' } as never, ana.token);
  await post(request, updateHostMeetingConfiguration, { contactsMayStart: true } as never, ana.token);
  const roomId = await newRoom(request, ana, { password: 'open-sesame' });
  await startOnPage(ana.page, roomId);
  await joinOnPage(mia.page, roomId);
  await new RoomGuest(mia.page).seesMoving('Ana Pop');

  await ana.page.getByRole('button', { name: 'Add people' }).click();
  await ana.page.getByRole('menuitem', { name: 'Copy link with password' }).click();
  await expect(ana.page.getByText('Link copied')).toBeVisible();
  const link = await ana.page.evaluate(() => navigator.clipboard.readText());
  const gus = await newVisitor();
  await gus.page.goto(link);
  await expect(gus.page).toHaveURL(new RegExp(`/j/${roomId}$`));
  await gus.page.getByLabel('Your name').fill('Gus Guest');
  await gus.page.getByRole('button', { name: 'Join', exact: true }).click();
  await new RoomGuest(gus.page).seesMoving('Ana Pop');
});
