import { newChatRoom, say } from '../../fixtures/chatRooms.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { slowed } from '../../fixtures/slowdown.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatWidget } from '../../pages/chatWidget.ts';

for (const width of [1440, 390]) {
  test(`reactions are given by keyboard and click, and show live to the other person, at ${width} px`, async ({
    newPerson,
    request,
  }) => {
    const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
    await say(request, ana, await newChatRoom(request, ana, 'Launch', ben), 'We ship today');
    const [mine, his] = [chatWidget(ana.page), chatWidget(ben.page)];
    for (const widget of [mine, his]) {
      await widget.visit('Launch', width);
      await expect(widget.message('We ship today')).toBeVisible();
    }

    // Uses only the keyboard.
    const add = ben.page.locator('[data-message="1"]').getByRole('button', { name: 'Add a reaction' });
    await add.focus();
    await ben.page.keyboard.press('Enter');
    const choice = ben.page.getByRole('dialog', { name: 'Add a reaction' });
    const party = choice.getByRole('button', { name: 'React with 🎉' });
    await expect(party).toBeVisible();
    await expectAccessible(choice);
    for (let tab = 0; tab < 6; tab += 1) {
      if (await party.evaluate((button) => button === document.activeElement)) break;
      await ben.page.keyboard.press('Tab');
    }
    await expect(party).toBeFocused();
    await ben.page.keyboard.press('Enter');
    await expect(his.log.getByRole('button', { name: '🎉, you' })).toHaveAttribute('aria-pressed', 'true');

    const joined = mine.log.getByRole('button', { name: '🎉, 1 person' });
    // The list may still move under the pointer.
    await expect(async () => {
      await joined.hover();
      await expect(ana.page.getByRole('tooltip')).toHaveText('Ben Okafor', { timeout: slowed(5_000) });
    }).toPass();
    await joined.click();
    await expect(mine.log.getByRole('button', { name: '🎉, 2 people, you too' })).toBeVisible();
    await expect(his.log.getByRole('button', { name: '🎉, 2 people, you too' })).toBeVisible();
    await expectAccessible(mine.window);

    await ben.page.reload();
    await his.open();
    await his.select('Launch');
    const own = his.log.getByRole('button', { name: '🎉, 2 people, you too' });
    await own.click();
    await expect(mine.log.getByRole('button', { name: '🎉, you' })).toBeVisible();
    await expect(his.log.getByRole('button', { name: '🎉, 1 person' })).toHaveAttribute('aria-pressed', 'false');
  });
}
