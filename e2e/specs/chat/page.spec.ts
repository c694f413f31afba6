import { createChatRoom, removeChatMember, sendChatMessage } from '@meet/chat-contract';
import { post } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test, type Person } from '../../fixtures/test.ts';
import { chatPage } from '../../pages/chatPage.ts';
import { chatWidget } from '../../pages/chatWidget.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function newRoom(request: Parameters<typeof post>[0], owner: Person, roomName: string, ...others: Person[]) {
  const input = { participants: others.map(({ email }) => email), roomName };
  const { chatroom } = await post(request, createChatRoom, input as never, owner.token);
  return chatroom.chatId;
}

const say = (request: Parameters<typeof post>[0], { token }: Person, chatId: string, message: string) =>
  post(request, sendChatMessage, { chatId, message } as never, token);

test('two people write to each other, one on the page and one in the widget', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const launch = await newRoom(request, ana, 'Launch', ben);
  const lunch = await newRoom(request, ana, 'Lunch', ben);
  await say(request, ben, launch, 'Are we there yet?');
  await ana.page.setViewportSize(WIDE);
  await ana.page.goto('/dashboard/join');
  await ana.page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Chat' }).click();
  const mine = chatPage(ana.page);

  // The first room is shown, and the address says so.
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

  // Each room has an address: back, and a reload, lead to it again.
  await mine.room('Lunch').click();
  await expect(ana.page).toHaveURL(`/chat/${lunch}`);
  await expect(mine.title('Lunch')).toBeVisible();
  await ana.page.goBack();
  await expect(mine.message('Good')).toBeVisible();
  await ana.page.reload();
  await expect(mine.message('Good')).toBeVisible();
  await expect(ana.page).toHaveURL(`/chat/${launch}`);

  // The list and the tab's title count unread messages of other rooms; the room in sight is read.
  await say(request, ben, lunch, 'Soup?');
  await expect(mine.room('Lunch')).toHaveAccessibleName(/1 unread message/);
  await expect.poll(() => ana.page.title()).toMatch(/^\(1\) /);
  await say(request, ben, launch, 'Look here');
  await expect(mine.message('Look here')).toBeVisible();
  await expect(mine.room('Launch')).not.toHaveAccessibleName(/unread/);
});

test('the widget opens the page on its room, and is back afterwards', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  await newRoom(request, ana, 'Lunch', ben);
  const launch = await newRoom(request, ana, 'Launch', ben);
  await ana.page.setViewportSize(WIDE);
  await ana.page.goto('/dashboard/join');
  const widget = chatWidget(ana.page);
  await widget.open();
  await widget.select('Launch');
  await widget.composer.fill('Half a thought');
  await ana.page.getByRole('button', { name: 'Open as a page' }).click();
  await expect(ana.page).toHaveURL(`/chat/${launch}`);
  await expect(widget.window).toHaveCount(0);
  // One store: the draft is there.
  await expect(chatPage(ana.page).composer).toHaveValue('Half a thought');
  await ana.page.goBack();
  await widget.open();
  await expect(widget.title('Launch')).toBeVisible();
});

test('a phone shows one pane at a time, and leads back through them', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const launch = await newRoom(request, ana, 'Launch', ben);
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

test('a room that is not there, or not for this person, says so; so does one that they were removed from', async ({
  newPerson,
  request,
}) => {
  const [ana, ben, cleo] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor'), await newPerson('Cleo Martin')];
  const theirs = await newRoom(request, ben, 'Theirs', cleo);
  const launch = await newRoom(request, ben, 'Launch', ana);
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

test('nobody signed in is led to the sign-in page and, after it, to the room', async ({ newPerson, newVisitor }) => {
  await newPerson('Ana Pop');
  const { page } = await newVisitor();
  await page.goto('/chat/some-room');
  await expect(page).toHaveURL(/\/signin/);
});

test('by the keyboard alone: choose a room, write, and back to the list', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  await newRoom(request, ana, 'Lunch', ben);
  await newRoom(request, ana, 'Launch', ben);
  await ana.page.setViewportSize(WIDE);
  await ana.page.goto('/chat');
  const mine = chatPage(ana.page);
  await expect(mine.composer).toBeFocused();
  await ana.page.keyboard.press('Escape');
  await ana.page.keyboard.press('ArrowDown');
  await ana.page.keyboard.press('Enter');
  await expect(mine.title('Lunch')).toBeVisible();
  await expect(mine.composer).toBeFocused();
  await ana.page.keyboard.type('By hand');
  await ana.page.keyboard.press('Enter');
  await expect(mine.message('By hand')).toBeVisible();
});

test('has no accessibility violation, wide and narrow, light and dark', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const launch = await newRoom(request, ana, 'Launch', ben);
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
