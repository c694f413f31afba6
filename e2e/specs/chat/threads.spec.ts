import { newChatRoom, say } from '../../fixtures/chatRooms.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatPage } from '../../pages/chatPage.ts';

for (const width of [1440, 390]) {
  test(`a thread is opened and answered by keyboard, and the author finds it among the threads, at ${width} px`, async ({
    newPerson,
    request,
  }) => {
    const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
    const launch = await newChatRoom(request, ana, 'Launch', ben);
    await say(request, ana, launch, 'Where do we meet?');
    const [mine, his] = [chatPage(ana.page), chatPage(ben.page)];
    for (const { page } of [ana, ben]) await page.setViewportSize({ width, height: 800 });

    await ben.page.goto(`/chat/${launch}`);
    await expect(his.message('Where do we meet?')).toBeInViewport();
    await his.main.getByRole('button', { name: 'Message options' }).focus();
    await ben.page.keyboard.press('Enter');
    await expect(ben.page.getByRole('menuitem', { name: 'Reply in thread' })).toBeVisible();
    await ben.page.keyboard.type('Reply in');
    await ben.page.keyboard.press('Enter');
    const thread = ben.page.getByRole('region', { name: 'Thread', exact: true });
    await expect(thread.getByText('No replies yet.')).toBeVisible();
    await expect(thread.getByRole('textbox', { name: 'Reply in thread' })).toBeFocused();
    await ben.page.keyboard.type('In the hall');
    await ben.page.keyboard.press('Enter');
    await expect(thread.getByRole('log', { name: 'Replies' }).getByText('In the hall')).toBeVisible();
    await expectAccessible(his.main);
    await ben.page.keyboard.press('Escape');
    await expect(his.main.getByRole('button', { name: /^1 reply/ })).toBeFocused();

    await ana.page.goto('/chat');
    await ana.page.getByRole('button', { name: /^Threads.*1 thread with unread replies/ }).click();
    await expectAccessible(mine.main);
    await ana.page.getByRole('button', { name: /Where do we meet\?.*1 unread reply/ }).click();
    const hers = ana.page.getByRole('region', { name: 'Thread', exact: true });
    await hers.getByRole('textbox', { name: 'Reply in thread' }).fill('At noon');
    await ana.page.keyboard.press('Enter');
    await expect(hers.getByRole('log', { name: 'Replies' }).getByText('At noon')).toBeVisible();
    await expect(his.main.getByRole('button', { name: /^2 replies/ })).toBeVisible();
    await expect(his.main.getByText('At noon')).toBeHidden();
  });
}
