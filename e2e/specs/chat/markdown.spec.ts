import { newChatRoom } from '../../fixtures/chatRooms.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatPage } from '../../pages/chatPage.ts';
import { chatWidget } from '../../pages/chatWidget.ts';

for (const width of [1440, 390]) {
  test(`formatted messages are written by keyboard, shown to the other person and copied as shown, at ${width} px`, async ({
    newPerson,
    request,
  }) => {
    const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
    const chatId = await newChatRoom(request, ana, 'Launch', ben);
    for (const { page } of [ana, ben]) await page.setViewportSize({ width, height: 800 });
    const mine = chatPage(ana.page);
    const his = chatWidget(ben.page);
    await ana.page.goto(`/chat/${chatId}`);
    await ben.page.goto('/dashboard/join');
    await his.open();
    await his.select('Launch');
    await expect(his.composer).toBeVisible();

    // Uses only the keyboard.
    await mine.composer.focus();
    const { keyboard } = ana.page;
    await keyboard.type('The plan ');
    await keyboard.press('Control+B');
    await keyboard.type('for launch');
    await keyboard.press('End');
    await keyboard.press('Shift+Enter');
    await keyboard.type('- use snake_case_words and 2 * 3 * 4');
    await keyboard.press('Shift+Enter');
    await keyboard.type('1. then `a_b`, see https://example.com/a_b_c');
    await keyboard.press('Shift+Enter');
    await keyboard.type('> as *Ben* said');
    await keyboard.press('Shift+Enter');
    await keyboard.type('```ts');
    await keyboard.press('Shift+Enter');
    await keyboard.type('const total = "a_b"; // :)');
    await keyboard.press('Shift+Enter');
    await keyboard.type('```');
    await keyboard.press('Enter');

    const said = his.log.locator('[data-message="1"]');
    await expect(said.locator('strong')).toHaveText('for launch');
    await expect(said.locator('[data-token=keyword]')).toHaveText('const');
    await expect(said.getByText('use snake_case_words and 2 * 3 * 4')).toBeVisible();
    await expect(said.locator('em')).toHaveText('Ben');
    await expect(said.getByRole('link')).toHaveAttribute('href', 'https://example.com/a_b_c');
    const copied = await said
      .locator('[dir=auto]')
      .first()
      .evaluate((bubble) => {
        getSelection()!.selectAllChildren(bubble);
        return getSelection()!.toString();
      });
    const lines = copied.split('\n').filter(Boolean);
    expect(lines).toEqual([
      'The plan for launch',
      '• use snake_case_words and 2 * 3 * 4',
      '1. then a_b, see https://example.com/a_b_c',
      'as Ben said',
      'const total = "a_b"; // :)',
    ]);
    await expectAccessible(his.window);
    await expectAccessible(mine.main);

    // The list shows the text without its formatting characters.
    if (width < 600) await ben.page.getByRole('button', { name: 'Back to conversations' }).click();
    await expect(his.window.getByText('Ana: The plan for launch • use snake_case_words')).toBeVisible();

    // The formatting buttons work without knowledge of Markdown.
    const formats = mine.main.getByRole('toolbar', { name: 'Formatting' });
    if (width < 600) {
      await expect(formats).toBeHidden();
      await mine.main.getByRole('button', { name: 'Formatting' }).press('Enter');
    }
    await mine.composer.fill('Important');
    await mine.composer.press('Control+A');
    await formats.getByRole('button', { name: 'Bold' }).focus();
    await keyboard.press('ArrowRight');
    await expect(formats.getByRole('button', { name: 'Italic' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(mine.composer).toHaveValue('*Important*');
    await expect(mine.composer).toBeFocused();
    await keyboard.press('Enter');
    await expect(mine.log.locator('[data-message="2"] em')).toHaveText('Important');
  });
}
