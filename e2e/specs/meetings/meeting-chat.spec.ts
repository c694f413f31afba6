import { createMeeting } from '@meet/contracts/meetings';
import { post } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';

test('what is said in a meeting’s chat reaches the others in it, and stays', async ({ newPerson, request }) => {
  const [ana, bo] = [await newPerson('Ana Pop'), await newPerson('Bo Stan')];
  const { roomId } = await post(request, createMeeting, {}, ana.token);
  await ana.page.goto(`/s/${roomId}`);
  await ana.page.getByRole('button', { name: 'Options' }).click();
  await ana.page.getByLabel('Subject').fill('Planning the launch');
  await ana.page.getByRole('button', { name: 'Start meeting' }).click();
  await bo.page.goto(`/j/${roomId}`);
  await bo.page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(bo.page.getByRole('button', { name: 'Chat of this meeting' })).toBeVisible();

  await ana.page.getByRole('button', { name: 'Chat of this meeting' }).click();
  const chat = ana.page.getByRole('dialog', { name: 'Chat' });
  await expect(chat.getByRole('heading', { name: 'Planning the launch' })).toBeVisible();
  await chat.getByRole('textbox', { name: 'Message' }).fill('Here is the agenda');
  await ana.page.keyboard.press('Enter');
  await bo.page.getByRole('button', { name: /unread/ }).click();
  await expect(bo.page.getByRole('dialog', { name: 'Chat' }).getByText('Here is the agenda').first()).toBeVisible();

  await bo.page.goto('/dashboard/join');
  await bo.page.getByRole('button', { name: 'Open chat' }).click();
  await expect(bo.page.getByRole('dialog', { name: 'Chat' }).getByText('Here is the agenda').first()).toBeVisible();
});
