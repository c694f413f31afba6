import { newChatRoom, say } from '../../fixtures/chatRooms.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatPage } from '../../pages/chatPage.ts';
import { chatWidget } from '../../pages/chatWidget.ts';

for (const width of [1440, 390]) {
  test(`messages marked as unread by keyboard are unread in every tab until the room is opened, at ${width} px`, async ({
    newPerson,
    request,
  }) => {
    const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
    const launch = await newChatRoom(request, ana, 'Launch', ben);
    for (const message of ['One', 'Two', 'Three']) await say(request, ben, launch, message);
    const other = await ana.context.newPage();
    await other.goto('/dashboard/join');
    await ana.page.bringToFront();
    await ana.page.setViewportSize({ width, height: 800 });
    const mine = chatPage(ana.page);
    await ana.page.goto(`/chat/${launch}`);
    await expect(mine.message('Three')).toBeInViewport();
    const bubble = chatWidget(other).bubble;
    await expect(bubble).toHaveAccessibleName('Open chat');

    await mine.log.getByRole('button', { name: 'Message options' }).nth(1).focus();
    await ana.page.keyboard.press('Enter');
    const entry = ana.page.getByRole('menuitem', { name: 'Mark as unread' });
    await expect(entry).toBeVisible();
    // One letter only: the menu takes a letter that comes late for the first one of another entry.
    await ana.page.keyboard.type('M');
    await expect(entry).toHaveAttribute('data-highlighted');
    await ana.page.keyboard.press('Enter');
    await expect(mine.log.getByRole('separator', { name: 'New messages' })).toBeVisible();
    await expect(bubble).toHaveAccessibleName('Open chat, 2 unread messages');
    await expectAccessible(mine.main);

    // A wide page opens the first room automatically.
    const opensItself = width === 1440;
    if (!opensItself) await ana.page.goto('/chat');
    await expect(mine.room('Launch')).toContainText('2 unread messages');
    if (opensItself) await ana.page.goto('/chat');
    else await mine.room('Launch').click();
    await expect(mine.message('Three')).toBeInViewport();
    await expect(bubble).toHaveAccessibleName('Open chat');
  });
}
