import { deleteChatMessage } from '@meet/chat-contract';
import { post } from '../../fixtures/api.ts';
import { newChatRoom, say } from '../../fixtures/chatRooms.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatPage } from '../../pages/chatPage.ts';

for (const width of [1440, 390]) {
  test(`a mention is chosen by keyboard, notifies the other person, and disappears with its message, at ${width} px`, async ({
    newPerson,
    request,
  }) => {
    const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
    const chatId = await newChatRoom(request, ana, 'Launch', ben);
    // The composer suggests only members who take part in the conversation, so Ben writes first.
    await say(request, ben, chatId, 'Ready');
    for (const { page } of [ana, ben]) await page.setViewportSize({ width, height: 800 });
    const mine = chatPage(ana.page);
    await ana.page.goto(`/chat/${chatId}`);
    await ben.page.goto('/notifications');
    await expect(ben.page.getByRole('main')).toBeVisible();

    // Uses only the keyboard.
    await mine.composer.focus();
    const { keyboard } = ana.page;
    await keyboard.type('Hello @be');
    const list = mine.main.getByRole('listbox', { name: 'Members of this conversation' });
    await expect(list.getByRole('option', { name: /Ben Okafor/ })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(mine.main);
    await keyboard.press('Enter');
    await expect(list).toBeHidden();
    await keyboard.type('see :tad');
    await expect(mine.main.getByRole('listbox', { name: 'Emoji' })).toBeVisible();
    await keyboard.press('Enter');
    await expect(mine.composer).toHaveValue('Hello @Ben Okafor see 🎉');
    await keyboard.press('Enter');
    await expect(mine.log.locator('[data-mention]')).toHaveText('@Ben Okafor');
    await expect(mine.log).not.toContainText('<@');

    // The bell opens by itself, lists the mention too and closes again; its own specs check that.
    const notice = ben.page.getByRole('main').getByText('Ana Pop mentioned you in “Launch”');
    await expect(notice).toBeVisible();
    await ben.page
      .getByRole('main')
      .getByRole('button', { name: 'See message: Ana Pop mentioned you in “Launch”' })
      .press('Enter');
    const his = chatPage(ben.page);
    await expect(his.log.locator('[data-mention]')).toHaveText('@Ben Okafor');
    await expect(ben.page).toHaveURL(new RegExp(`/chat/${chatId}/2$`));
    await expectAccessible(his.main);

    // The text field shows the name again, not the id.
    await mine.composer.focus();
    await keyboard.press('ArrowUp');
    const edited = ana.page.getByRole('textbox', { name: 'Edit message' });
    await expect(edited).toHaveValue('Hello @Ben Okafor see 🎉');
    await keyboard.press('Escape');

    await ben.page.goto('/notifications');
    await expect(notice).toBeVisible();
    await post(request, deleteChatMessage, { chatId, sequence: 2 } as never, ana.token);
    await expect(notice).toHaveCount(0);
  });
}
