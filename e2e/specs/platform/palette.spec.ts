import { createChatRoom, sendChatMessage } from '@meet/chat-contract';
import { scheduleMeeting } from '@meet/meetings-contract';
import type { Page } from '@playwright/test';
import { acquaint, post, seeOnline } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatWidget } from '../../pages/chatWidget.ts';

/** Opens the palette and searches for a text. */
async function find(page: Page, text: string) {
  await page.keyboard.press('ControlOrMeta+k');
  const input = page.getByRole('combobox', { name: 'Find' });
  await expect(input).toBeFocused();
  await input.fill(text);
  return page.getByRole('dialog', { name: 'Find' });
}

test('the command palette finds people, messages and meetings, and starts chats and calls', async ({
  newPerson,
  request,
}) => {
  const [ana, bo] = [await newPerson('Ana Pop'), await newPerson('Bo Stan')];
  await acquaint(request, ana, bo);
  const room = { participants: [bo.email], roomName: 'Launch' } as never;
  const { chatroom } = await post(request, createChatRoom, room, ana.token);
  const spoken = { chatId: chatroom.chatId, message: `${'Words before. '.repeat(20)}The tulips are ordered` } as never;
  await post(request, sendChatMessage, spoken, bo.token);
  const plan = {
    subject: 'Garden review',
    startsAt: Date.now() + 86_400_000,
    durationInMinutes: 30,
    timeZone: 'UTC',
    invited: [bo.email],
  } as never;
  await post(request, scheduleMeeting, plan, ana.token);
  await Promise.all([ana.page.goto('/dashboard/join'), bo.page.goto('/ongoing-meetings')]);
  const { page } = ana;
  const chat = chatWidget(page);
  await expect(chat.bubble).toBeVisible();
  await seeOnline(request, ana, bo);

  let palette = await find(page, '');
  await expect(palette.getByRole('group', { name: 'People' }).getByRole('option')).toHaveText(/Bo Stan/);
  await expect(palette.getByText('People', { exact: true })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  palette = await find(page, 'tulips');
  const messages = palette.getByRole('group', { name: 'Messages' });
  await expect(messages.getByRole('option', { name: /^… .{0,20}tulips are ordered.*Bo Stan · Launch/ })).toBeVisible();
  await expectAccessible(palette);
  await page.keyboard.press('Enter');
  await expect(chat.title('Launch')).toBeVisible();
  await page.keyboard.press('Escape');

  palette = await find(page, 'garden');
  await expect(
    palette.getByRole('group', { name: 'Meetings' }).getByRole('option', { name: /Garden review/ }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/schedule');
  await expect(page.getByRole('heading', { name: 'Garden review' })).toBeVisible();

  palette = await find(page, 'bo st');
  await expect(
    palette.getByRole('group', { name: 'People' }).getByRole('option', { name: /Online Bo Stan/ }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(chat.title('Bo Stan')).toBeVisible();

  await find(page, 'bo st');
  const opening = ana.context.waitForEvent('page');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(bo.page.getByRole('alertdialog', { name: 'Ana Pop is calling you' })).toBeVisible();
  await expect(await opening).toHaveURL(/\/s\/\d+/);
});

test('addresses pasted into the palette can be invited to a meeting, and shortcuts include the chat’s', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Ana Pop');
  await page.goto('/dashboard/join');
  await expect(chatWidget(page).bubble).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('"Stan, Bo" <bo@example.com>\ncleo@example.com'));
  const palette = await find(page, '');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(palette.getByRole('listitem')).toHaveText(['Stan, Bo', 'cleo@example.com']);
  // The command belongs to a remote that this page did not need.
  await expect(palette.getByRole('option', { name: /^Invite 2 people/ })).toBeVisible();
  await palette.getByRole('option', { name: /Plan a meeting with 2 people/ }).click();
  const planning = page.getByRole('dialog', { name: 'Schedule a meeting' });
  for (const email of ['bo@example.com', 'cleo@example.com'])
    await expect(planning.getByRole('button', { name: `Remove ${email}` })).toBeVisible();
  await page.keyboard.press('Escape');

  const chat = chatWidget(page);
  await chat.open();
  await expect(chat.window).toBeVisible();
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // The window takes the focus when its parts are drawn, and then also the key.
  await expect(async () => {
    await page.locator('body').press('?');
    await expect(keys).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(keys.getByText('Send the message')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('the palette fills a phone’s screen and does not move when results change', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Pop', { viewport: { width: 390, height: 844 } });
  await page.goto('/dashboard/join');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Find' }).click();
  const palette = page.getByRole('dialog', { name: 'Find' });
  await expect(palette.getByRole('option').first()).toBeVisible();
  const box = { x: 0, y: 0, width: 390, height: 844 };
  await expect.poll(() => palette.boundingBox()).toEqual(box);
  await page.getByRole('combobox', { name: 'Find' }).fill('zzz');
  await expect(palette.getByText('Nothing found').first()).toBeVisible();
  expect(await palette.boundingBox()).toEqual(box);
});
