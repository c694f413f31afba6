import { attend } from '../../fixtures/attendance.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newRoom, startByCall } from '../../pages/meeting.ts';

test('the list of running meetings updates without a reload', async ({ newPerson, request }) => {
  const [ana, bo] = [await newPerson('Ana Pop'), await newPerson('Bo Stan')];
  const roomId = await newRoom(request, ana);
  await Promise.all([ana.page.goto('/ongoing-meetings'), bo.page.goto('/ongoing-meetings')]);
  for (const { page } of [ana, bo]) await expect(page.getByText('No meeting is running')).toBeVisible();

  await startByCall(request, ana, roomId, { subject: 'Sprint planning' });
  await attend(request, roomId, { name: ana.fullName, account: ana });
  const mine = ana.page.getByRole('listitem').filter({ hasText: 'Sprint planning' });
  const theirs = bo.page.getByRole('listitem').filter({ hasText: 'Sprint planning' });
  await expect(mine).toContainText('1 participant');
  await expect(mine.getByText('Yours')).toBeVisible();
  const guest = await attend(request, roomId, { name: 'Gus Guest' });
  await attend(request, roomId, { name: bo.fullName, account: bo });
  await expect(theirs).toContainText('3 participants');
  await expect(theirs.getByRole('button', { name: 'End for everyone' })).toHaveCount(0);
  guest.leave();
  await expect(mine).toContainText('2 participants');
  await expect(theirs).toContainText('2 participants');

  await mine.getByRole('button', { name: 'End for everyone' }).click();
  const question = ana.page.getByRole('alertdialog', { name: 'End this meeting?' });
  await expect(question).toContainText('2 people will be sent out.');
  await question.getByRole('button', { name: 'End for everyone' }).click();
  for (const { page } of [ana, bo]) await expect(page.getByText('No meeting is running')).toBeVisible();
});
