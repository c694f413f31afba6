import { newChatRoom, say } from '../../fixtures/chatRooms.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatWidget } from '../../pages/chatWidget.ts';

for (const width of [1440, 390]) {
  test(`a favourite comes first, and a muted room is not counted, in every tab at ${width} px`, async ({
    newPerson,
    request,
  }) => {
    const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
    const launch = await newChatRoom(request, ana, 'Launch', ben);
    await newChatRoom(request, ana, 'Lunch', ben);
    await newChatRoom(request, ana, 'Plans', ben);
    const other = await ana.context.newPage();
    for (const page of [ana.page, other]) await page.setViewportSize({ width, height: 800 });
    const mine = chatWidget(other);
    await other.goto('/dashboard/join');
    await mine.open();
    await expect(mine.rooms.getByRole('button').first()).toContainText('Plans');

    await ana.page.goto(`/chat/${launch}`);
    await chatWidget(ana.page).option('Add to favourites');
    await expect(mine.rooms.getByRole('button').first()).toContainText('LaunchFavourite');

    // Uses only the keyboard.
    await ana.page.getByRole('button', { name: 'Room options' }).focus();
    await ana.page.keyboard.press('Enter');
    await expect(ana.page.getByRole('menuitem', { name: 'Notifications' })).toBeVisible();
    await ana.page.keyboard.type('Notif');
    await ana.page.keyboard.press('ArrowRight');
    await expect(ana.page.getByRole('menuitemcheckbox', { name: 'Every message' })).toBeVisible();
    await expectAccessible(ana.page.getByRole('menu').last());
    await ana.page.keyboard.press('ArrowDown');
    await ana.page.keyboard.press('Enter');
    await expect(mine.rooms.getByRole('button').first()).toContainText('FavouriteMuted');

    await ana.page.goto('/dashboard/join');
    await say(request, ben, launch, 'Nobody needs to hurry');
    await expect(mine.room('Launch')).toContainText('1 unread message');
    await expectAccessible(mine.window);
    await other.getByRole('button', { name: 'Minimize chat' }).click();
    await expect(other.getByRole('button', { name: 'Open chat', exact: true })).toBeVisible();
    await expectAccessible(mine.bubble);
  });
}
