import { createChatRoom } from '@meet/chat-contract';
import { newAccount, post } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatWidget } from '../../pages/chatWidget.ts';

test('keys typed after Ctrl-K go to the command palette even if it loads late, never to the chat', async ({
  newPerson,
  request,
}) => {
  const [ana, bo] = [await newPerson('Ana Pop'), await newAccount(request, 'Bo Stan')];
  const room = { participants: [bo.email], roomName: 'Launch' } as never;
  await post(request, createChatRoom, room, ana.token);
  const { page } = ana;
  const { promise: gone, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/palette.*.js', async (route) => {
    await gone;
    await route.continue();
  });
  await page.goto('/dashboard/join');
  const chat = chatWidget(page);
  await chat.open();
  await chat.select('Launch');
  await chat.composer.click();
  await expect(chat.composer).toBeFocused();

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('cancelled');
  await page.keyboard.press('Escape');
  await expect(chat.composer).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('project 12');
  await page.keyboard.press('Enter');
  await expect(chat.composer).toHaveValue('');
  letGo();
  const palette = page.getByRole('combobox', { name: 'Find' });
  await expect(palette).toBeFocused();
  await expect(palette).toHaveValue('project 12');
  await page.keyboard.type('3');
  await expect(palette).toHaveValue('project 123');
  await page.keyboard.press('Escape');
  await expect(chat.composer).toBeFocused();
  await expect(chat.composer).toHaveValue('');
  await expect(chat.window).not.toContainText('project');
});
