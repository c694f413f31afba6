import { removeChatMember } from '@meet/chat-contract';
import { PASSWORD, post } from '../../fixtures/api.ts';
import { newChatRoom, say } from '../../fixtures/chatRooms.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatPage } from '../../pages/chatPage.ts';
import { chatWidget } from '../../pages/chatWidget.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

test('two people write to each other, one on the chat page and one in the widget', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const launch = await newChatRoom(request, ana, 'Launch', ben);
  const lunch = await newChatRoom(request, ana, 'Lunch', ben);
  await say(request, ben, launch, 'Are we there yet?');
  await ana.page.setViewportSize(WIDE);
  await ana.page.goto('/dashboard/join');
  await ana.page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Chat' }).click();
  const mine = chatPage(ana.page);

  // The page shows the first room, and the address names it.
  await expect(ana.page).toHaveURL(`/chat/${launch}`);
  await expect(mine.message('Are we there yet?')).toBeVisible();
  await expect(mine.details.getByText('Ben Okafor')).toBeVisible();
  await expect(ana.page.getByRole('button', { name: /^Open chat/ })).toHaveCount(0);

  await ben.page.goto('/dashboard/join');
  const his = chatWidget(ben.page);
  await his.open();
  await his.select('Launch');
  await mine.send('Nearly');
  await expect(his.message('Nearly')).toBeVisible();
  await his.send('Good');
  await expect(mine.message('Good')).toBeVisible();

  // Each room has an address, to which the browser's back button and a reload lead again.
  await mine.room('Lunch').click();
  await expect(ana.page).toHaveURL(`/chat/${lunch}`);
  await expect(mine.title('Lunch')).toBeVisible();
  await ana.page.goBack();
  await expect(mine.message('Good')).toBeVisible();
  await ana.page.reload();
  await expect(mine.message('Good')).toBeVisible();
  await expect(ana.page).toHaveURL(`/chat/${launch}`);

  // The list and the tab's title count unread messages of other rooms. The visible room counts as read.
  await say(request, ben, lunch, 'Soup?');
  await expect(mine.room('Lunch')).toHaveAccessibleName(/1 unread message/);
  await expect.poll(() => ana.page.title()).toMatch(/^\(1\) /);
  await say(request, ben, launch, 'Look here');
  await expect(mine.message('Look here')).toBeVisible();
  await expect(mine.room('Launch')).not.toHaveAccessibleName(/unread/);
});

test('the widget opens its room on the chat page with the draft, and comes back afterwards', async ({
  newPerson,
  request,
}) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  await newChatRoom(request, ana, 'Lunch', ben);
  const launch = await newChatRoom(request, ana, 'Launch', ben);
  await ana.page.setViewportSize(WIDE);
  await ana.page.goto('/dashboard/join');
  const widget = chatWidget(ana.page);
  await widget.open();
  await widget.select('Launch');
  await widget.composer.fill('Half a thought');
  await ana.page.getByRole('button', { name: 'Open as a page' }).click();
  await expect(ana.page).toHaveURL(`/chat/${launch}`);
  await expect(widget.window).toHaveCount(0);
  // The widget and the page share one store, so the draft is there.
  await expect(chatPage(ana.page).composer).toHaveValue('Half a thought');
  await ana.page.goBack();
  await widget.open();
  await expect(widget.title('Launch')).toBeVisible();
});

test('a phone shows one pane at a time, with a way back from each', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const launch = await newChatRoom(request, ana, 'Launch', ben);
  await say(request, ben, launch, 'Hello from Ben');
  await ana.page.setViewportSize(PHONE);
  await ana.page.goto('/chat');
  const mine = chatPage(ana.page);
  await expect(mine.room('Launch')).toHaveAccessibleName(/1 unread message/);
  await expect(mine.composer).toHaveCount(0);

  await mine.room('Launch').click();
  await expect(mine.message('Hello from Ben')).toBeInViewport();
  await expect(mine.rooms).toHaveCount(0);
  await mine.main.getByRole('button', { name: 'Details' }).click();
  await expect(mine.details.getByText('Ben Okafor')).toBeVisible();
  await expect(mine.composer).toHaveCount(0);
  await ana.page.goBack();
  await expect(mine.composer).toBeVisible();
  await mine.main.getByRole('button', { name: 'Details' }).click();
  await mine.main.getByRole('button', { name: 'Back to the messages' }).click();
  await expect(mine.composer).toBeVisible();
  await mine.main.getByRole('button', { name: 'Back to conversations' }).click();
  await expect(mine.room('Launch')).toBeVisible();
  await expect(ana.page).toHaveURL('/chat');
});

test('the page refuses a missing room, a room of others, and a room after the person was removed', async ({
  newPerson,
  request,
}) => {
  const [ana, ben, cleo] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor'), await newPerson('Cleo Martin')];
  const theirs = await newChatRoom(request, ben, 'Theirs', cleo);
  const launch = await newChatRoom(request, ben, 'Launch', ana);
  const mine = chatPage(ana.page);
  const refusal = mine.main.getByRole('heading', { name: 'This conversation can’t be shown' });
  for (const chatId of [theirs, 'no-such-room', '%00']) {
    await ana.page.goto(`/chat/${chatId}`);
    await expect(refusal).toBeVisible();
  }
  await mine.room('Launch').click();
  await expect(mine.title('Launch')).toBeVisible();
  await expect(refusal).toHaveCount(0);
  await post(request, removeChatMember, { chatId: launch, participantToRemove: ana.email } as never, ben.token);
  await expect(refusal).toBeVisible();
});

test('a visitor who opens a room’s link reaches the room after signing in', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const launch = await newChatRoom(request, ana, 'Launch', ben);
  const { page } = await newVisitor();
  await page.goto(`/chat/${launch}`);
  await expect(page).toHaveURL(/\/signin/);
  await page.getByLabel('E-mail').fill(ana.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/chat/${launch}`);
  await expect(chatPage(page).title('Launch')).toBeVisible();
});

test('a person chooses a room and writes in it by keyboard alone', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  await newChatRoom(request, ana, 'Lunch', ben);
  await newChatRoom(request, ana, 'Launch', ben);
  await ana.page.setViewportSize(WIDE);
  await ana.page.goto('/chat');
  const mine = chatPage(ana.page);
  await expect(mine.composer).toBeFocused();
  await ana.page.keyboard.press('Escape');
  await ana.page.keyboard.press('ArrowDown');
  // The list focuses the row once more in the next frame, which must not come after the room's text field has the focus.
  await ana.page.evaluate(() => new Promise(requestAnimationFrame));
  await ana.page.keyboard.press('Enter');
  await expect(mine.title('Lunch')).toBeVisible();
  await expect(mine.composer).toBeFocused();
  await ana.page.keyboard.type('By hand');
  await ana.page.keyboard.press('Enter');
  await expect(mine.message('By hand')).toBeVisible();
});

test('the chat page has no accessibility violation, wide and narrow, light and dark', async ({
  newPerson,
  request,
}) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const launch = await newChatRoom(request, ana, 'Launch', ben);
  await say(request, ben, launch, 'Hello https://example.com');
  const mine = chatPage(ana.page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await ana.page.emulateMedia({ colorScheme });
    await ana.page.setViewportSize(WIDE);
    await ana.page.goto(`/chat/${launch}`);
    await expectAccessible(mine.message('Hello https://example.com'), 'body');
    await ana.page.setViewportSize(PHONE);
    await expectAccessible(mine.composer, 'body');
    await ana.page.goto('/chat');
    await expectAccessible(mine.room('Launch'), 'body');
  }
});

test('a link to an older message shows it in its place, with a way to the newest one', async ({
  newPerson,
  request,
}) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const launch = await newChatRoom(request, ana, 'Launch', ben);
  for (let line = 1; line <= 160; line += 1) await say(request, line % 2 ? ben : ana, launch, `Line ${line}`);
  const mine = chatPage(ana.page);
  await ana.page.setViewportSize(WIDE);
  await ana.page.goto(`/chat/${launch}/12`);
  await expect(mine.message('Line 12')).toBeInViewport();
  await expect(mine.message('Line 160')).toHaveCount(0);

  // Newer messages of others keep the scroll position; one's own message scrolls to the end.
  await say(request, ben, launch, 'While you read');
  await expect(mine.room('Launch')).toContainText('While you read');
  await expect(mine.message('Line 12')).toBeInViewport();
  await mine.main.getByRole('button', { name: 'To the newest message' }).click();
  await expect(mine.message('While you read')).toBeInViewport();

  await ana.page.goto(`/chat/${launch}/12`);
  await expect(mine.message('Line 12')).toBeInViewport();
  await mine.send('Back at the end');
  await expect(mine.message('Back at the end')).toBeInViewport();

  // The message disappears by itself, on a slow machine even before the page counts as loaded.
  const notice = ana.page.getByText('This message is not in the conversation (any more).').waitFor();
  await ana.page.goto(`/chat/${launch}/9999`);
  await notice;
  await expect(mine.message('Back at the end')).toBeInViewport();
});

test('a message found in the palette is shown in its place', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const launch = await newChatRoom(request, ana, 'Launch', ben);
  await say(request, ben, launch, 'The pelican has landed');
  for (let line = 1; line <= 80; line += 1) await say(request, ben, launch, `Line ${line}`);
  await ana.page.setViewportSize(WIDE);
  await ana.page.goto('/chat');
  const mine = chatPage(ana.page);
  await expect(mine.message('Line 80')).toBeVisible();
  await ana.page.keyboard.press('Control+k');
  await ana.page.getByRole('combobox').fill('pelican');
  await ana.page.getByRole('option', { name: /pelican/ }).click();
  await expect(mine.message('The pelican has landed')).toBeInViewport();
  await expect(ana.page).toHaveURL(`/chat/${launch}/1`);
});

test('a line marks the first new message, and a button scrolls to it', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const launch = await newChatRoom(request, ana, 'Launch', ben);
  for (let line = 1; line <= 20; line += 1) await say(request, ana, launch, `Read ${line}`);
  for (let line = 1; line <= 60; line += 1) await say(request, ben, launch, `New ${line}`);
  await ana.page.setViewportSize(WIDE);
  await ana.page.goto(`/chat/${launch}`);
  const mine = chatPage(ana.page);
  await expect(mine.message('New 60')).toBeInViewport();
  const jump = mine.main.getByRole('button', { name: '60 new messages' });
  await jump.click();
  await expect(mine.log.getByRole('separator', { name: 'New messages' })).toBeInViewport();
  await expect(mine.message('New 1')).toBeInViewport();
  await expect(jump).toHaveCount(0);
  await mine.send('Seen');
  await expect(mine.message('Seen')).toBeInViewport();
  await expect(jump).toHaveCount(0);
});

test('the details list files, link to their messages, and stay closed after a reload', async ({
  newPerson,
  request,
}) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const launch = await newChatRoom(request, ana, 'Launch', ben);
  await ana.page.setViewportSize(WIDE);
  await ana.page.goto(`/chat/${launch}`);
  const mine = chatPage(ana.page);
  await expect(mine.details.getByText('No files yet.', { exact: false })).toBeVisible();
  await ana.page.locator('input[type=file]').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Some notes'),
  });
  await mine.main.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(mine.details.getByText('notes.txt')).toBeVisible();
  for (let line = 1; line <= 50; line += 1) await say(request, ben, launch, `Line ${line}`);
  await expect(mine.message('Line 50')).toBeInViewport();
  await mine.details.getByRole('button', { name: 'Show notes.txt in the conversation' }).click();
  await expect(mine.log.getByText('notes.txt')).toBeInViewport();

  await mine.main.getByRole('button', { name: 'Close details' }).click();
  await expect(mine.details).toHaveCount(0);
  await ana.page.reload();
  await expect(mine.composer).toBeVisible();
  await expect(mine.details).toHaveCount(0);
});
