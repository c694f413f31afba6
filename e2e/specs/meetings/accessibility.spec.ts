import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { test } from '../../fixtures/test.ts';
import { newRoom } from '../../pages/meeting.ts';

test('the pages of meetings are accessible', async ({ newPerson, newVisitor, request }) => {
  const ana = await newPerson('Ana Pop');
  const { page } = await newVisitor();
  const roomId = await newRoom(request, ana, { label: 'Daily' });
  await page.goto(`/j/${roomId}`);
  // The frame around the pages has tests of its own.
  await expectAccessible(page.getByRole('button', { name: 'Join', exact: true }), 'main');
  for (const [path, name] of [
    ['/dashboard/join', 'Start meeting'],
    ['/dashboard/schedule', 'Schedule a meeting'],
    ['/dashboard/rooms', 'Add a room'],
    ['/ongoing-meetings', 'Start a meeting'],
    ['/meetings-history', 'Export CSV'],
  ] as const) {
    await ana.page.goto(path);
    await expectAccessible(ana.page.getByText(name, { exact: true }).first(), 'main');
  }
  await ana.page.goto('/dashboard/join');
  await ana.page.getByRole('button', { name: 'Start with people' }).click();
  await expectAccessible(ana.page.getByRole('dialog').getByRole('combobox', { name: 'Participants' }), '[role=dialog]');
});
