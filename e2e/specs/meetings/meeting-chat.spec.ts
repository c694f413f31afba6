import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { joinOnPage, newRoom, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

/** Returns the chat pane in the room itself, which is the same for everyone in it. */
const getPane = ({ room }: RoomGuest) => room.getByRole('complementary', { name: 'Chat' });
const getField = (guest: RoomGuest) => getPane(guest).getByRole('textbox', { name: 'Message' });

/** Keeps the next preview open by focus: on a slow machine it may disappear before the test checks it. */
const holdPreview = ({ room }: RoomGuest) =>
  room.locator('.chat-preview').evaluate(
    (area) =>
      new Promise<void>((resolve) => {
        const hold = () => {
          const card = area.querySelector('button');
          if (!card) return;
          card.focus();
          watch.disconnect();
          resolve();
        };
        const watch = new MutationObserver(hold);
        watch.observe(area, { childList: true });
        hold();
      }),
  );

async function say(guest: RoomGuest, text: string): Promise<void> {
  await getField(guest).fill(text);
  await getField(guest).press('Enter');
}

test('messages in a meeting reach the other participants, and stay in their chat afterwards', async ({
  newPerson,
  request,
}) => {
  const [ana, bo] = [await newPerson('Ana Pop'), await newPerson('Bo Stan')];
  const roomId = await newRoom(request, ana);
  await ana.page.goto(`/s/${roomId}`);
  await ana.page.getByRole('button', { name: 'Options' }).click();
  await ana.page.getByLabel('Subject').fill('Planning the launch');
  await ana.page.getByRole('button', { name: 'Start meeting' }).click();
  await joinOnPage(bo.page, roomId);
  const [host, guest] = [new RoomGuest(ana.page), new RoomGuest(bo.page)];
  await expect(guest.tile('Ana Pop')).toBeVisible();

  await host.button(/^Chat$/).click();
  await expect(getPane(host).getByText('2 participants')).toBeVisible();
  const preview = holdPreview(guest);
  await say(host, 'Here is the agenda');
  await preview;
  await guest.room.getByTitle('Open the chat').click();
  await expect(getPane(guest).getByText('Here is the agenda')).toBeVisible();
  await say(guest, 'Thank you');
  await expect(getPane(host).getByRole('listitem').last()).toHaveText(/Bo Stan.*Thank you/);
  // The room has a single way to the chat: no floating chat covers it.
  for (const { page } of [ana, bo]) await expect(page.getByRole('button', { name: /chat/i })).toHaveCount(0);

  // The messages are still marked as their own after a reload.
  await ana.page.reload();
  await host.button(/^Chat/).click();
  await expect(getPane(host).getByRole('listitem')).toHaveText([/You.*Here is the agenda/, /Bo Stan.*Thank you/]);

  // A message that was read in the room counts as read in the permanent chat, too.
  await bo.page.goto('/dashboard/join');
  await bo.page.getByRole('button', { name: 'Open chat', exact: true }).click();
  const chat = bo.page.getByRole('dialog', { name: 'Chat' });
  await expect(chat.getByRole('heading', { name: 'Planning the launch' })).toBeVisible();
  await expect(chat.getByText('Here is the agenda').first()).toBeVisible();
  await expect(chat.getByText('Thank you').first()).toBeVisible();
});

test('the chat shows beside the tiles, and covers the room on a phone', async ({ newPerson, newVisitor, request }) => {
  const [ana, gus] = [await newPerson('Ana Pop'), await newVisitor(PHONE)];
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  await joinOnPage(gus.page, roomId, 'Gus Guest');
  const [host, guest] = [new RoomGuest(ana.page), new RoomGuest(gus.page)];
  await expect(host.tile('Gus Guest')).toBeVisible();
  for (const person of [host, guest]) {
    await person.button(/^Chat$/).click();
    await expect(getField(person)).toBeFocused();
  }
  const overPane = async () => {
    const [pane, tile] = [(await getPane(host).boundingBox())!, (await host.tile('Gus Guest').boundingBox())!];
    return tile.x + tile.width - pane.x;
  };
  await expect.poll(overPane).toBeLessThanOrEqual(0);
  await expect.poll(async () => (await getPane(guest).boundingBox())?.width).toBeGreaterThan(360);
  expect(await gus.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('guests and account holders share the meeting’s chat, including its earlier messages', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const [ana, gus, gia] = [await newPerson('Ana Pop'), await newVisitor(PHONE), await newVisitor()];
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  const [host, guest, late] = [new RoomGuest(ana.page), new RoomGuest(gus.page), new RoomGuest(gia.page)];

  await joinOnPage(gus.page, roomId, 'Gus Guest');
  await guest.button(/^Chat$/).click();
  await expect(getField(guest)).toBeFocused();
  await say(guest, 'Can you hear me?');
  await expect(getPane(guest).getByRole('listitem')).toHaveText(/You.*Can you hear me\?/);
  await host.button('Chat, unread messages: 1').click();
  await expect(getPane(host).getByRole('listitem')).toHaveText(/Gus Guest \(guest\).*Can you hear me\?/);
  await say(host, 'Loud and clear');
  await expect(getPane(guest).getByRole('listitem').last()).toHaveText(/Ana Pop.*Loud and clear/);

  await gus.page.keyboard.press('Escape');
  await expect(getPane(guest)).toBeHidden();
  await expect(guest.button(/^Chat$/)).toBeFocused();
  const preview = holdPreview(guest);
  await say(host, 'Here is the <b>agenda</b>');
  await preview;
  await expect(guest.button('Chat, unread messages: 1')).toBeVisible();
  const card = guest.room.getByTitle('Open the chat');
  await expect(card).toHaveText('Ana Pop Here is the <b>agenda</b>');
  await expect(guest.room.locator('[aria-live=polite]').filter({ has: card })).toBeVisible();
  await expectAccessible(card, '.chat-preview');
  await card.click();
  await expect(getPane(guest).getByText('Here is the <b>agenda</b>')).toBeInViewport();
  await expectAccessible(getPane(guest), '.chat');
  // A third person would start the time limit of a free meeting.
  await gus.page.goto('about:blank');

  await joinOnPage(gia.page, roomId, 'Gia Guest');
  await late.button('Chat, unread messages: 3').click();
  await expect(getPane(late).getByRole('listitem')).toHaveText([
    /Gus Guest \(guest\).*Can you hear me\?/,
    /Ana Pop.*Loud and clear/,
    /Ana Pop.*Here is the <b>agenda<\/b>/,
  ]);
  await expectAccessible(getPane(late), '.chat');
});

test('a guest’s offline message is sent after reconnecting, and a message that is too long stays in the field', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const [ana, gus] = [await newPerson('Ana Pop'), await newVisitor()];
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  await joinOnPage(gus.page, roomId, 'Gus Guest');
  const guest = new RoomGuest(gus.page);
  await guest.button(/^Chat$/).click();
  const field = getField(guest);
  await say(guest, 'x'.repeat(10_001));
  await expect(getPane(guest).getByRole('alert')).toHaveText(
    'Your message has 10001 characters. It can have 10000 at most.',
  );
  await expect(field).toHaveValue(/^x{10001}$/);

  await gus.context.setOffline(true);
  await expect(getPane(guest).getByText(/^Connection lost/)).toBeVisible();
  await say(guest, 'I am still here');
  await expect(getPane(guest).getByRole('listitem')).toHaveText(/Sending….*I am still here/);
  await gus.context.setOffline(false);
  const host = new RoomGuest(ana.page);
  await host.button('Chat, unread messages: 1').click();
  await expect(getPane(host).getByText('I am still here')).toBeVisible();
  await expect(getPane(guest).getByText('Sending…')).toHaveCount(0);
});
