import { endMeeting } from '@meet/meetings-contract';
import { attend } from '../../fixtures/attendance.ts';
import { post } from '../../fixtures/api.ts';
import { confirm } from '../../fixtures/confirm.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newRoom, startByCall } from '../../pages/meeting.ts';

test('a connected Hubstaff account gets a time entry for each attended meeting until it is disconnected', async ({
  newPerson,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const { page } = ana;
  const subject = `Planning of ${ana.email}`;
  const attendOne = async () => {
    const roomId = await newRoom(request, ana);
    await startByCall(request, ana, roomId, { subject });
    await attend(request, roomId, { name: ana.fullName, account: ana });
    await page.goto('/ongoing-meetings');
    // The room reports its participants after a delay, and a stay of less than a second has no time entry.
    await expect(page.getByText('1 participant', { exact: true })).toBeVisible();
    await expect(page.getByText(/^(?:[2-9]|[1-9]\d|\d+m \d+)s$/)).toBeVisible();
    await post(request, endMeeting, { roomId } as never, ana.token);
  };
  const countEntries = async () => (await (await request.get('/dev/hubstaff')).text()).split(subject).length - 1;

  await page.goto('/integrations');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Hubstaff' }) });
  await expect(card.getByText('Available', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Connect Hubstaff' }).press('Enter');

  await expect(page.getByRole('heading', { name: 'Development Hubstaff' })).toBeVisible();
  await page.getByLabel('Name').fill('Ana at work');
  await expectAccessible(page.getByRole('button', { name: 'Authorize' }));
  await page.getByRole('button', { name: 'Authorize' }).press('Enter');

  await expect(page.getByRole('heading', { name: 'Connected with Hubstaff' })).toBeVisible();
  await page.getByRole('link', { name: 'See your integrations' }).press('Enter');
  await expect(card.getByText('Connected as Ana at work')).toBeVisible();
  await card.getByRole('combobox', { name: 'Project' }).selectOption({ label: 'Development · Website' });
  await expect(card.getByRole('combobox', { name: 'Project' })).toHaveValue('501');
  await expectAccessible(card);

  await attendOne();
  await expect.poll(countEntries).toBe(1);
  await page.goto('/dev/hubstaff');
  await expect(page.getByRole('listitem').filter({ hasText: subject })).toContainText(
    /Ana at work · Website · \d{4}-\d\d-\d\dT\S+Z · [1-9]\d* s/,
  );
  await page.goto('/integrations');
  await expect(card.getByRole('status')).toHaveText('Last meeting: recorded');

  await card.getByRole('button', { name: 'Disconnect Hubstaff' }).press('Enter');
  await confirm(page, 'Disconnect Hubstaff?', 'Disconnect');
  await expect(card.getByRole('button', { name: 'Connect Hubstaff' })).toBeVisible();
  await attendOne();
  await page.goto('/integrations');
  await expect(card.getByText('Available', { exact: true })).toBeVisible();
  expect(await countEntries()).toBe(1);
});
