import { newChatRoom, say } from '../../fixtures/chatRooms.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatPage } from '../../pages/chatPage.ts';

for (const width of [1440, 390]) {
  test(`a message is pinned by keyboard, and the other person opens it from the pinned messages, at ${width} px`, async ({
    newPerson,
    request,
  }) => {
    const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
    const launch = await newChatRoom(request, ana, 'Launch', ben);
    await say(request, ben, launch, 'The launch is on Monday');
    for (let line = 1; line <= 60; line += 1) await say(request, ben, launch, `Line ${line}`);
    const [mine, his] = [chatPage(ana.page), chatPage(ben.page)];
    for (const { page } of [ana, ben]) await page.setViewportSize({ width, height: 800 });
    await ana.page.goto(`/chat/${launch}/1`);
    await expect(mine.message('The launch is on Monday')).toBeInViewport();

    await mine.log.getByRole('button', { name: 'Message options' }).first().focus();
    await ana.page.keyboard.press('Enter');
    await expect(ana.page.getByRole('menuitem', { name: 'Pin for everyone' })).toBeVisible();
    await ana.page.keyboard.type('Pin');
    await ana.page.keyboard.press('Enter');
    await expect(mine.log.getByText('Pinned')).toBeVisible();
    await expectAccessible(mine.main);

    await ben.page.goto(`/chat/${launch}`);
    await expect(his.message('Line 60')).toBeInViewport();
    if (width < 1000) await ben.page.getByRole('button', { name: 'Details' }).click();
    const pinned = ben.page.getByRole('region', { name: 'Pinned messages' });
    await expectAccessible(pinned);
    await pinned.getByRole('button', { name: /The launch is on Monday/ }).click();
    await expect(his.message('The launch is on Monday')).toBeInViewport();
    await expect(his.log.getByText('Pinned')).toBeVisible();
  });
}
