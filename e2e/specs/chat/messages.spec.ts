import { sendChatMessage } from '@meet/chat-contract';
import { post } from '../../fixtures/api.ts';
import { newChatRoom, say } from '../../fixtures/chatRooms.ts';
import { expect, test, type Person } from '../../fixtures/test.ts';
import { chatWidget } from '../../pages/chatWidget.ts';
import { slowed } from '../../fixtures/slowdown.ts';

async function openTogether(
  request: Parameters<typeof post>[0],
  ana: Person,
  ben: Person,
  roomName = 'Launch',
): Promise<string> {
  const chatId = await newChatRoom(request, ana, roomName, ben);
  await Promise.all([ana.page.goto('/dashboard/join'), ben.page.goto('/dashboard/join')]);
  return chatId;
}

test('two people exchange messages live, and opening the room clears the unread count', async ({
  newPerson,
  request,
}) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  await openTogether(request, ana, ben);
  const [mine, his] = [chatWidget(ana.page), chatWidget(ben.page)];
  await mine.open();
  await mine.select('Launch');
  await expect(mine.window.getByText('No messages yet.').first()).toBeVisible();
  await mine.send('Hello Ben');
  await expect(his.bubble).toHaveAccessibleName('Open chat, 1 unread message');
  await expect.poll(() => ben.page.title()).toMatch(/^\(1\) /);
  await his.open();
  await expect(his.message('Hello Ben')).toBeVisible();
  await expect.poll(() => ben.page.title()).not.toMatch(/^\(/);
  await his.send('Hello Ana');
  await expect(mine.message('Hello Ana')).toBeVisible();
  // The page shows for some seconds only that somebody types.
  await expect(async () => {
    await mine.composer.pressSequentially('How');
    await expect(his.window.getByText('Ana Pop is typing…')).toBeVisible({ timeout: slowed(2_000) });
  }).toPass();
  await mine.send('How are you?');
  await expect(his.message('How are you?')).toBeVisible();
  await expect(his.window.getByText('Ana Pop is typing…')).toHaveCount(0);
  await ana.page.reload();
  await mine.open();
  await expect(mine.message('Hello Ben')).toBeVisible();
  await expect(mine.message('Hello Ana')).toBeVisible();
});

test('messages of others show while an own message waits to be sent', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const chatId = await openTogether(request, ana, ben);
  const mine = chatWidget(ana.page);
  await mine.open();
  await mine.select('Launch');
  await expect(mine.composer).toBeVisible();
  await ana.page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    await (operationName === 'SendChatMessage' ? route.abort() : route.continue());
  });
  await mine.send('Waits');
  await expect(mine.window.getByText('Not sent –')).toBeVisible();
  for (let line = 1; line <= 30; line += 1) {
    const input = { chatId, message: `Line ${line}`, clientMessageId: `said-meanwhile-${line}` };
    await post(request, sendChatMessage, input as never, ben.token);
  }
  await expect(mine.message('Line 30')).toBeInViewport();
  await expect(mine.message('Waits')).toBeInViewport();
});

test('a message typed offline waits, survives a reload and is sent once', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  await openTogether(request, ana, ben);
  const [mine, his] = [chatWidget(ana.page), chatWidget(ben.page)];
  await his.open();
  await his.select('Launch');
  await mine.open();
  await mine.select('Launch');
  await expect(mine.composer).toBeVisible();
  await ana.page.route('**/graphql', (route) => route.abort());
  await mine.send('Kept for you');
  await expect(mine.window.getByText('Not sent –')).toBeVisible();
  await ana.page.getByRole('button', { name: 'Retry' }).click();
  await expect(mine.window.getByText('Not sent –')).toBeVisible();
  await ana.page.unroute('**/graphql');
  await ana.page.reload();
  await mine.open();
  await mine.select('Launch');
  await expect(mine.message('Kept for you')).toHaveCount(1);
  await expect(mine.window.getByText('Not sent –')).toHaveCount(0);
  await expect(his.message('Kept for you')).toHaveCount(1);
});

test('messages and room names show markup as text, and addresses as links', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const script = '<img src=x onerror="document.title=\'owned\'">';
  await openTogether(request, ana, ben, script);
  const [mine, his] = [chatWidget(ana.page), chatWidget(ben.page)];
  await his.open();
  await mine.open();
  await mine.select(script);
  await mine.send(script);
  await mine.send('see https://example.com/page.');
  await his.select(script);
  await expect(his.message(script)).toBeVisible();
  const link = his.log.getByRole('link', { name: 'https://example.com/page' });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('target', '_blank');
  expect(await ben.page.title()).not.toContain('owned');
});

test('older messages load while scrolling up, and a new message is announced meanwhile', async ({
  newPerson,
  request,
}) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const chatId = await openTogether(request, ana, ben);
  for (let number = 1; number <= 70; number += 1) {
    await say(request, ben, chatId, `Line ${number}`);
  }
  const mine = chatWidget(ana.page);
  await mine.open();
  await mine.select('Launch');
  await expect(mine.message('Line 70')).toBeInViewport();
  await mine.log.hover();
  await expect(async () => {
    await ana.page.mouse.wheel(0, -1500);
    await expect(mine.message('Line 1')).toBeInViewport({ timeout: slowed(300) });
  }).toPass();
  await say(request, ben, chatId, 'Line 71');
  await ana.page.getByRole('button', { name: 'New Message Available' }).click();
  await expect(mine.message('Line 71')).toBeInViewport();
  await say(request, ben, chatId, 'Line 72');
  await expect(mine.message('Line 72')).toBeInViewport();
});

test('a message and a room name in a right-to-left script are laid out from right to left', async ({
  newPerson,
  request,
}) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  await openTogether(request, ana, ben, 'فريق الإطلاق.');
  const mine = chatWidget(ana.page);
  await mine.open();
  await mine.select('فريق الإطلاق.');
  await mine.send('مرحبا Ana.');
  const message = mine.message('مرحبا Ana.');
  await expect(message).toHaveCSS('direction', 'rtl');
  const title = mine.window.getByRole('heading', { name: 'فريق الإطلاق.' });
  // The text is laid out again while the list settles.
  for (const text of [message, title]) await expect.poll(() => text.evaluate(readsFromRight)).toBe(true);
  const indent = async () => (await title.evaluate(leftOfText)) - (await title.boundingBox())!.x;
  await expect.poll(indent).toBeLessThan(2);
});

/** Returns whether a text's first character is drawn to the right of its last. */
function readsFromRight(element: Element): boolean {
  const node = element.firstChild!;
  const left = (at: number) => {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().left;
  };
  return left(0) > left(node.textContent!.length - 1);
}

function leftOfText(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().left;
}
