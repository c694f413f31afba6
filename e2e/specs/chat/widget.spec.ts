import { createChatRoom, sendChatMessage } from '@meet/chat-contract';
import { acquaint, newAccount, post } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatWidget } from '../../pages/chatWidget.ts';

test('the window keeps its dragged position over a reload, and moves back into a smaller viewport', async ({
  newPerson,
}) => {
  const ana = await newPerson('Ana Pop');
  await ana.page.setViewportSize({ width: 1440, height: 900 });
  await ana.page.goto('/dashboard/join');
  const mine = chatWidget(ana.page);
  await mine.open();
  const before = (await mine.window.boundingBox())!;
  expect(before.width).toBeLessThanOrEqual(750);
  expect(before.height).toBeLessThanOrEqual(650);
  const offset = async () => {
    const { x, y } = (await mine.window.boundingBox())!;
    return [Math.round(x - before.x), Math.round(y - before.y)];
  };
  await ana.page.mouse.move(before.x + 100, before.y + 20);
  await ana.page.mouse.down();
  // The window loses a move if the next event comes before the move is drawn.
  for (const step of [1, 2, 3, 4, 5]) {
    await ana.page.mouse.move(before.x + 100 - 60 * step, before.y + 20 - 30 * step);
    await expect.poll(offset).toEqual([-60 * step, -30 * step]);
  }
  await ana.page.mouse.up();
  await expect.poll(offset).toEqual([-300, -150]);
  const moved = (await mine.window.boundingBox())!;

  await ana.page.reload();
  await mine.open();
  const place = async () => {
    const { x, y } = (await mine.window.boundingBox())!;
    return [Math.round(x), Math.round(y)];
  };
  await expect.poll(place).toEqual([Math.round(moved.x), Math.round(moved.y)]);

  await ana.page.setViewportSize({ width: 900, height: 640 });
  const isInSight = async () => {
    const { x, y, width, height } = (await mine.window.boundingBox())!;
    return x >= 0 && y >= 0 && x + width <= 900 && y + height <= 640;
  };
  await expect.poll(isInSight).toBe(true);
});

test('the widget fills a phone’s screen, first with the list, then with a room', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newAccount(request, 'Ben Okafor')];
  await post(request, createChatRoom, { participants: [ben.email], roomName: 'Launch' } as never, ana.token);
  await ana.page.setViewportSize({ width: 390, height: 844 });
  await ana.page.goto('/dashboard/join');
  const mine = chatWidget(ana.page);
  await mine.open();
  await expect.poll(() => mine.window.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await mine.select('Launch');
  await expect(mine.composer).toBeVisible();
  await expect(mine.room('Launch')).toHaveCount(0);
  await ana.page.getByRole('button', { name: 'Back to conversations' }).click();
  await expect(mine.room('Launch')).toBeVisible();
});

test('a person searches conversations, inserts an emoji and changes a preference', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newAccount(request, 'Ben Okafor')];
  await acquaint(request, ana, ben);
  await post(request, createChatRoom, { participants: [ben.email], roomName: 'Launch' } as never, ana.token);
  await ana.page.goto('/dashboard/join');
  const mine = chatWidget(ana.page);
  await mine.open();
  const search = mine.window.getByRole('searchbox', { name: 'Search conversations' });
  await search.fill('nothing like it');
  await expect(mine.window.getByText('No conversation found')).toBeVisible();
  await search.fill('okafor');
  await expect(mine.room('Launch')).toBeVisible();

  const outside: string[] = [];
  ana.page.on('request', (sent) => {
    if (!sent.url().startsWith(new URL(ana.page.url()).origin) && sent.url().startsWith('http'))
      outside.push(sent.url());
  });
  await ana.page.getByRole('button', { name: 'Insert emoji' }).click();
  await ana.page.getByRole('searchbox', { name: 'Search emoji' }).fill('party popper');
  await ana.page.getByRole('gridcell', { name: 'Party popper' }).click();
  await expect(mine.composer).toHaveValue('🎉');
  expect(outside).toEqual([]);

  await mine.window.getByRole('button', { name: 'Chat Notifications Preferences' }).click();
  const sound = ana.page.getByRole('switch', { name: 'Play a sound for new messages' });
  await expect(sound).toBeChecked();
  // The message disappears by itself, on a slow machine even before the click has ended.
  const notice = ana.page.getByText('Preference saved').waitFor();
  await sound.uncheck();
  await notice;
  await ana.page.reload();
  await mine.open();
  await mine.window.getByRole('button', { name: 'Chat Notifications Preferences' }).click();
  await expect(sound).not.toBeChecked();
});

test('the widget has no accessibility violation, light and dark', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const room = await post(
    request,
    createChatRoom,
    { participants: [ben.email, 'pending@example.org'], roomName: 'Launch' } as never,
    ana.token,
  );
  for (const [person, message] of [
    [ana, 'Hello https://example.com'],
    [ben, 'Hi'],
  ] as const) {
    await post(request, sendChatMessage, { chatId: room.chatroom.chatId, message } as never, person.token);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await ana.page.emulateMedia({ colorScheme });
    await ana.page.goto('/dashboard/join');
    const mine = chatWidget(ana.page);
    await mine.open();
    await expectAccessible(mine.message('Hi'), '[role=dialog]');
    await mine.option('Room Members');
    await expectAccessible(ana.page.getByRole('dialog', { name: 'Room Members' }), '[role=dialog]');
  }
});
