import { newAccount } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { joinOnPage, newRoom, startByCall, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

test('a guest who waits for the host joins without a click when the meeting starts', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const { page } = await newVisitor();
  const roomId = await newRoom(request, ana);
  await page.goto(`/j/${roomId}`);
  await expect(page.getByText('Not started yet. You enter as soon as the host is in.')).toBeVisible();
  await joinOnPage(page, roomId, 'Gus Guest');
  await startOnPage(ana.page, roomId);
  await new RoomGuest(page).seesMoving('Ana Pop');
});

test('the name is remembered, and special characters cannot be typed into it', async ({ newVisitor, request }) => {
  const ana = await newAccount(request, 'Ana Pop');
  const { page } = await newVisitor();
  const roomId = await newRoom(request, ana);
  await startByCall(request, ana, roomId);
  await page.goto(`/j/${roomId}`);
  const name = page.getByLabel('Your name');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('Your name is required')).toBeVisible();
  await name.pressSequentially('G<u>s');
  await expect(name).toHaveValue('Gus');
  await name.fill('Gus Guest');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.locator('iframe[name^=jitsiConferenceFrame]')).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`/j/${roomId}`);
  await expect(page.getByLabel('Your name')).toHaveValue('Gus Guest');
});

test('a wrong link shows an error with a way to the home page', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto('/j/1234567890');
  await expect(page.getByRole('heading', { name: 'There is no such meeting' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the address meeting-end redirects to the home page if no meeting was left', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto('/meeting-end');
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});
