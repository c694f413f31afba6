import { createMeeting, endMeeting, getMeetingData } from '@meet/meetings-contract';
import { attend } from '../../fixtures/attendance.ts';
import { newAccount, post } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { joinOnPage, newRoom, startByCall, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

test('a guest joins with one field and one click', async ({ newPerson, newVisitor, request }) => {
  const ana = await newPerson('Ana Pop');
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  const { page } = await newVisitor();
  await page.goto(`/j/${roomId}`);
  const name = page.getByRole('textbox');
  await expect(name).toHaveCount(1);
  await expect(name).toBeFocused();
  await page.keyboard.type('Gus Guest');
  // Clicks exactly once by mouse: Playwright's click is repeated if another page replaces the first one meanwhile.
  const { x, y, width, height } = (await page.getByRole('button', { name: 'Join', exact: true }).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await new RoomGuest(page).seesMoving('Ana Pop');
});

test('a full meeting shows that it is full, and admits the next person after somebody left', async ({
  newVisitor,
  request,
}) => {
  const ana = await newAccount(request, 'Ana Pop');
  const roomId = await newRoom(request, ana);
  await startByCall(request, ana, roomId);
  await attend(request, roomId, { name: ana.fullName, account: ana });
  for (const name of ['Dan', 'Eva', 'Femi', 'Gia']) await attend(request, roomId, { name });
  const ben = await attend(request, roomId, { name: 'Ben' });
  // Rooms report their participants after a delay.
  await expect.poll(async () => (await post(request, getMeetingData, { roomId })).isFull).toBe(true);
  const { page } = await newVisitor();
  await page.goto(`/j/${roomId}`);
  await expect(page.getByRole('heading', { name: 'The meeting is full' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nobody has left yet.')).toBeVisible();
  ben.leave();
  await expect(page.getByRole('alert')).toHaveText('Someone has left. You can join now.');
  await page.getByLabel('Your name').fill('Gus Guest');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  const guest = new RoomGuest(page);
  await expect(guest.tile('You')).toBeVisible();
});

test('a guest who joins after the meeting has ended waits in its room for the next one', async ({
  newVisitor,
  request,
}) => {
  const ana = await newAccount(request, 'Ana Pop');
  const roomId = await newRoom(request, ana);
  await startByCall(request, ana, roomId);
  await attend(request, roomId, { name: ana.fullName, account: ana });
  const { page } = await newVisitor();
  await page.goto(`/j/${roomId}`);
  await expect(page.getByText('The meeting is running.')).toBeVisible();
  await post(request, endMeeting, { roomId } as never, ana.token);
  await page.getByLabel('Your name').fill('Gus Guest');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  const guest = new RoomGuest(page);
  await expect(guest.room.getByRole('heading', { name: 'The meeting hasn’t started yet' })).toBeVisible();
  await attend(request, roomId, { name: ana.fullName, account: ana });
  await expect(guest.tile('Ana Pop')).toBeVisible();
});

test('too many wrong passwords are refused, with a way back to the home page', async ({ newVisitor, request }) => {
  const ana = await newAccount(request, 'Ana Pop');
  const { roomId } = await post(request, createMeeting, { password: 'open-sesame' } as never, ana.token);
  await startByCall(request, ana, roomId);
  const { page } = await newVisitor();
  await joinOnPage(page, roomId, 'Gus Guest');
  const guest = new RoomGuest(page);
  const refused = guest.room.getByRole('heading', { name: 'Too many attempts' });
  for (let tries = 0; tries < 20 && !(await refused.isVisible()); tries += 1) {
    const form = guest.room.getByLabel('Password', { exact: true });
    await form.or(refused).first().waitFor();
    if (await refused.isVisible()) break;
    await form.fill(`wrong ${tries}`);
    await page.keyboard.press('Enter');
    await guest.room.getByText('That password is not right').or(refused).first().waitFor();
  }
  await expect(refused).toBeVisible();
  await guest.room.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});
