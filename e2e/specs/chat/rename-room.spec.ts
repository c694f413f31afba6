import { createChatRoom } from '@meet/chat-contract';
import { post } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatWidget } from '../../pages/chatWidget.ts';

test('a second person sees the new name without reloading', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  await post(request, createChatRoom, { participants: [ben.email], roomName: 'Launch' } as never, ana.token);
  await Promise.all([ana.page.goto('/dashboard/join'), ben.page.goto('/dashboard/join')]);
  const [mine, his] = [chatWidget(ana.page), chatWidget(ben.page)];
  await Promise.all([mine.open(), his.open()]);
  await expect(his.title('Launch')).toBeVisible();

  await mine.option('Rename Room');
  const name = ana.page.getByRole('textbox', { name: 'Room name' });
  await expect(ana.page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await name.fill('Landing');
  await ana.page.getByRole('button', { name: 'Save' }).click();
  await expect(mine.title('Landing')).toBeVisible();
  await expect(his.title('Landing')).toBeVisible();
});
