import { obfuscateEmail } from '@meet/contracts';
import { getJoinedMeetingsHistory } from '@meet/meetings-contract';
import { newAccount, post } from '../../fixtures/api.ts';
import { asks } from '../../fixtures/asks.ts';
import { attend } from '../../fixtures/attendance.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newRoom, startByCall } from '../../pages/meeting.ts';

test('the visitor’s join page shows errors, accepts a pasted link, and opens the meeting', async ({
  newVisitor,
  request,
}) => {
  const ana = await newAccount(request, 'Ana Pop');
  const roomId = await newRoom(request, ana);
  await startByCall(request, ana, roomId);
  const { page, context } = await newVisitor();
  await page.goto('/');
  const room = page.getByRole('textbox', { name: 'Room id/Moderator email' });
  const email = page.getByLabel('Your Email');
  const join = page.getByRole('button', { name: 'Join meeting' });
  await expect(room).toBeVisible();
  await expect(email).toBeHidden();
  await room.fill('12345');
  await join.click();
  await expect(page.getByText('Room id/Email must be either numeric 9 - 10 characters or a valid email')).toBeVisible();
  await room.fill(`${'x'.repeat(50)}@example.com`);
  await expect(page.getByText('Room id/Moderator email cannot exceed 60 characters')).toBeVisible();
  await room.fill('me@example.com');
  await email.fill('ME@example.com');
  await expect(page.getByText('Moderator Email is not allowed to be the same as your email address')).toBeVisible();

  await room.fill('');
  await page.evaluate((link) => navigator.clipboard.writeText(link), `https://meet.example.org/j/${roomId}?x=1`);
  await room.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(room).toHaveValue(roomId);
  await page.getByLabel('Your name').fill('Gus Guest');
  const opened = context.waitForEvent('page');
  await join.click();
  const meeting = await opened;
  await expect(meeting).toHaveURL(`/j/${roomId}`);
  await expect(meeting.getByLabel('Your name')).toHaveValue('Gus Guest');
});

test('joined meetings are listed with favourites first, and are suggested while typing', async ({
  newPerson,
  request,
}) => {
  const [ana, bo] = [await newAccount(request, 'Ana Pop'), await newPerson('Bo Stan')];
  const rooms: string[] = [];
  for (const subject of ['First', 'Second']) {
    const roomId = await newRoom(request, ana, { label: subject });
    await startByCall(request, ana, roomId, { subject });
    for (const account of [ana, bo]) await attend(request, roomId, { name: account.fullName, account });
    rooms.push(roomId);
  }
  // The room reports its participants after a delay, and the page reads the list only once.
  const getJoined = async () => (await post(request, getJoinedMeetingsHistory, {}, bo.token)).userJoinMeetingHistory;
  await expect.poll(async () => (await getJoined()).map(({ roomId }) => roomId)).toEqual(rooms.toReversed());
  await bo.page.goto('/dashboard/join');
  // The two are strangers, so the owner's address is obfuscated.
  const list = bo.page.getByRole('listitem').filter({ hasText: obfuscateEmail(ana.email) });
  await expect(list.first()).toContainText('Second');
  const stored = bo.page.waitForResponse((response) => asks(response.request(), 'ToggleMeetingFavorite'));
  await list.filter({ hasText: 'First' }).getByRole('button', { name: 'Favorite' }).click();
  await expect(list.first()).toContainText('First');
  // The page shows the favourite before the server has stored it.
  await stored;
  await bo.page.reload();
  await expect(list.first()).toContainText('First');
  await bo.page.getByRole('combobox', { name: 'Room id/Moderator email' }).fill('Sec');
  await bo.page.getByRole('option', { name: /Second/ }).click();
  await expect(bo.page.getByRole('combobox', { name: 'Room id/Moderator email' })).toHaveValue(rooms[1]!);
});
