import { createChatRoom, sendChatMessage } from '@meet/chat-contract';
import { acquaint, newAccount, post } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatWidget } from '../../pages/chatWidget.ts';
import { walk } from './walk.ts';

test('the chat is accessible, with its menus, its dialogs and its results in the command palette', async ({
  newPerson,
  request,
}) => {
  const [ana, bo, cleo] = [
    await newPerson('Ana Pop'),
    await newPerson('Bo Stan'),
    await newAccount(request, 'Cleo Radu'),
  ];
  await acquaint(request, ana, bo);
  await acquaint(request, ana, cleo);
  const room = { participants: [bo.email, 'pending@example.org'], roomName: 'Launch' };
  const { chatroom } = await post(request, createChatRoom, room as never, ana.token);
  for (const [person, message] of [
    [ana, 'Hello https://example.com'],
    [bo, 'Hi 🎉'],
  ] as const) {
    await post(request, sendChatMessage, { chatId: chatroom.chatId, message } as never, person.token);
  }
  const { page } = ana;
  const { alert, dialog, menu, press, seen, shut } = walk(page);
  const chat = chatWidget(page);
  await page.goto('/dashboard/join');
  await expectAccessible(page.getByRole('list', { name: 'Unread conversations' }));
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find' }).fill('hello');
  await expectAccessible(page.getByRole('group', { name: 'Messages' }));
  await page.getByRole('combobox', { name: 'Find' }).fill('bo@example.com; cleo@example.com');
  await seen(dialog('Find').getByRole('listitem').first());

  await chat.open();
  await chat.select('Launch');
  await expectAccessible(chat.message('Hi 🎉'));
  await press('Room options');
  await seen(menu);
  // Esc has closed only the menu.
  await expect(chat.window).toBeVisible();
  await chat.option('Room Members');
  await expectAccessible(dialog('Room Members'));
  await dialog('Room Members').getByRole('combobox').fill('Cl');
  await expectAccessible(page.getByRole('listbox'), '[role=listbox]');
  await shut(page.getByRole('listbox'));
  await shut(dialog('Room Members'));
  await chat.option('Rename Room');
  await seen(dialog('Rename Room'));
  await chat.option('Leave room');
  await seen(alert);
  await press('Insert emoji');
  await expectAccessible(page.getByRole('gridcell').first());
  await page.getByRole('searchbox', { name: 'Search emoji' }).fill('zzzz');
  await expectAccessible(page.getByText('No emoji found'));
  await shut(page.getByRole('searchbox', { name: 'Search emoji' }));
  await press('Create room', chat.window);
  await seen(dialog('Create Room'));
  await press('Chat Notifications Preferences', chat.window);
  await seen(
    page
      .getByRole('dialog')
      .filter({ has: page.getByRole('switch') })
      .last(),
  );
  await chat.window.getByRole('searchbox', { name: 'Search conversations' }).fill('zzz');
  await expectAccessible(chat.window.getByText('No conversation found'));
});
