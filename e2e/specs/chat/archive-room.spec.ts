import { createChatRoom } from '@meet/chat-contract';
import { post } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatWidget } from '../../pages/chatWidget.ts';

test('a member archives a room in all their tabs, finds it by search, and a new message restores it', async ({
  newPerson,
  request,
}) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  for (const roomName of ['Launch', 'Plans'])
    await post(request, createChatRoom, { participants: [ben.email], roomName } as never, ana.token);
  const other = await ana.context.newPage();
  await Promise.all([ana.page, other, ben.page].map((page) => page.goto('/dashboard/join')));
  const [mine, mineToo, his] = [ana.page, other, ben.page].map((page) => chatWidget(page)) as [
    ReturnType<typeof chatWidget>,
    ReturnType<typeof chatWidget>,
    ReturnType<typeof chatWidget>,
  ];
  for (const [page, widget] of [
    [other, mineToo],
    [ben.page, his],
    [ana.page, mine],
  ] as const) {
    await page.bringToFront();
    await widget.open();
  }
  await expect(mine.rooms.getByRole('button').first()).toContainText('Plans');

  await mine.select('Plans');
  await mine.option('Archive room');
  for (const widget of [mine, mineToo]) {
    await expect(widget.rooms.getByRole('button').last()).toContainText(/Plans.*Archived/);
  }
  await expect(his.rooms.getByText('Archived')).toHaveCount(0);
  await expectAccessible(mine.window);
  await ana.page.getByRole('searchbox', { name: 'Search conversations' }).fill('plan');
  await expect(mine.rooms.getByRole('button')).toHaveText([/Plans/]);
  await ana.page.getByRole('searchbox', { name: 'Search conversations' }).fill('');

  await mine.option('Bring back from the archive');
  await expect(mine.rooms.getByText('Archived')).toHaveCount(0);
  await mine.option('Archive room');
  await expect(mineToo.rooms.getByText('Archived')).toBeVisible();
  await ben.page.bringToFront();
  await his.select('Plans');
  await his.send('Are we on?');
  for (const widget of [mine, mineToo]) {
    await expect(widget.rooms.getByText('Archived')).toHaveCount(0);
    await expect(widget.rooms.getByRole('button').first()).toContainText('Plans');
  }
});
