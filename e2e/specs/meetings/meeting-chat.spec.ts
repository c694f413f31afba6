import { createMeeting } from '@meet/meetings-contract';
import type { Locator, Page } from '@playwright/test';
import { post } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { joinOnPage, newRoom, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

const boxOf = async (shown: Locator) => (await shown.boundingBox())!;
type Box = Awaited<ReturnType<typeof boxOf>>;
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const PHONE = { viewport: { width: 390, height: 844 } };

/** The chat as a guest has it, in the room itself. */
const paneOf = ({ room }: RoomGuest) => room.getByRole('complementary', { name: 'Chat' });
const widgetOf = (page: Page) => page.getByRole('dialog', { name: 'Chat', exact: true });

async function say(pane: ReturnType<typeof paneOf> | ReturnType<typeof widgetOf>, text: string): Promise<void> {
  await pane.getByRole('textbox', { name: 'Message' }).fill(text);
  await pane.getByRole('textbox', { name: 'Message' }).press('Enter');
}

test('what is said in a meeting’s chat reaches the others in it, and stays', async ({ newPerson, request }) => {
  const [ana, bo] = [await newPerson('Ana Pop'), await newPerson('Bo Stan')];
  const { roomId } = await post(request, createMeeting, {}, ana.token);
  await ana.page.goto(`/s/${roomId}`);
  await ana.page.getByRole('button', { name: 'Options' }).click();
  await ana.page.getByLabel('Subject').fill('Planning the launch');
  await ana.page.getByRole('button', { name: 'Start meeting' }).click();
  await bo.page.goto(`/j/${roomId}`);
  await bo.page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(bo.page.getByRole('button', { name: 'Chat of this meeting' })).toBeVisible();

  await ana.page.getByRole('button', { name: 'Chat of this meeting' }).click();
  const chat = ana.page.getByRole('dialog', { name: 'Chat' });
  await expect(chat.getByRole('heading', { name: 'Planning the launch' })).toBeVisible();
  await chat.getByRole('textbox', { name: 'Message' }).fill('Here is the agenda');
  await ana.page.keyboard.press('Enter');
  await bo.page.getByRole('button', { name: /unread/ }).click();
  await expect(bo.page.getByRole('dialog', { name: 'Chat' }).getByText('Here is the agenda').first()).toBeVisible();

  await bo.page.goto('/dashboard/join');
  await bo.page.getByRole('button', { name: 'Open chat' }).click();
  await expect(bo.page.getByRole('dialog', { name: 'Chat' }).getByText('Here is the agenda').first()).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
] as const) {
  test(`the chat’s window leaves the meeting’s controls free, ${width} px wide`, async ({ newPerson, request }) => {
    const { page, ...ana } = await newPerson('Ana Pop', { viewport: { width, height } });
    // Where it was left on other pages says nothing about meetings.
    const elsewhere = { x: width - 724, y: height - 584, width: 700, height: 560 };
    await page.addInitScript((place) => localStorage.setItem('chatPlace', place), JSON.stringify(elsewhere));
    await startOnPage(page, await newRoom(request, { ...ana }));
    const guest = new RoomGuest(page);
    const { room } = guest;
    const bubble = await boxOf(page.getByRole('button', { name: 'Open chat' }));
    await page.getByRole('button', { name: 'Chat of this meeting' }).click();
    const chat = page.getByRole('dialog', { name: 'Chat', exact: true });
    await expect(chat.getByRole('textbox', { name: 'Message' })).toBeVisible();
    const window = await boxOf(chat);

    const toolbar = await room.getByRole('toolbar').getByRole('button').all();
    expect(toolbar.length).toBeGreaterThan(3);
    for (const control of toolbar) expect(overlap(await boxOf(control), bubble)).toBe(false);
    for (const control of [...toolbar, ...(await page.getByRole('main').getByRole('button').all())]) {
      expect(overlap(await boxOf(control), window), await control.innerHTML()).toBe(false);
    }
    // A sheet over the whole room where there is no room beside.
    if (width < 1200) return;
    await guest.button(/^Participants/).click();
    expect(overlap(await boxOf(room.getByRole('complementary')), window)).toBe(false);
  });
}

test('guests and people with an account share the meeting’s chat, also who comes later', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const [ana, gus, gia] = [await newPerson('Ana Pop'), await newVisitor(PHONE), await newVisitor()];
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  const [host, guest, late] = [new RoomGuest(ana.page), new RoomGuest(gus.page), new RoomGuest(gia.page)];
  await expect(host.button('Leave the meeting')).toBeVisible();
  await expect(host.button(/chat/i)).toHaveCount(0);

  await joinOnPage(gus.page, roomId, 'Gus Guest');
  await guest.button(/^Chat$/).click();
  await expect(paneOf(guest).getByRole('textbox', { name: 'Message' })).toBeFocused();
  await say(paneOf(guest), 'Can you hear me?');
  await expect(paneOf(guest).getByRole('listitem')).toHaveText(/You.*Can you hear me\?/);
  await expect(ana.page.getByRole('button', { name: /1 unread/ })).toBeVisible();
  await ana.page.getByRole('button', { name: 'Chat of this meeting' }).click();
  await expect(widgetOf(ana.page).getByRole('log').getByText('Gus Guest (guest)')).toBeVisible();
  await expect(widgetOf(ana.page).getByRole('log').getByText('Can you hear me?')).toBeVisible();
  await say(widgetOf(ana.page), 'Loud and clear');
  await expect(paneOf(guest).getByRole('listitem').last()).toHaveText(/Ana Pop.*Loud and clear/);

  await gus.page.keyboard.press('Escape');
  await expect(paneOf(guest)).toBeHidden();
  await expect(guest.button(/^Chat$/)).toBeFocused();
  await say(widgetOf(ana.page), 'Here is the <b>agenda</b>');
  await expect(guest.button('Chat, unread messages: 1')).toBeVisible();
  await guest.room.getByRole('button', { name: 'Open the chat' }).click();
  await expect(paneOf(guest).getByText('Here is the <b>agenda</b>')).toBeInViewport();
  expect(await gus.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(paneOf(guest), '.chat');
  // A third person would start the clock of a free meeting.
  await gus.page.goto('about:blank');

  await joinOnPage(gia.page, roomId, 'Gia Guest');
  await late.button('Chat, unread messages: 3').click();
  await expect(paneOf(late).getByRole('listitem')).toHaveText([
    /Gus Guest \(guest\).*Can you hear me\?/,
    /Ana Pop.*Loud and clear/,
    /Ana Pop.*Here is the <b>agenda<\/b>/,
  ]);
  await expectAccessible(paneOf(late), '.chat');
});

test('what a guest writes without a connection is sent when it is back; what can’t be sent stays in the field', async ({
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
  const field = paneOf(guest).getByRole('textbox', { name: 'Message' });
  await say(paneOf(guest), 'x'.repeat(10_001));
  await expect(paneOf(guest).getByRole('alert')).toHaveText(
    'Your message has 10001 characters. It can have 10000 at most.',
  );
  await expect(field).toHaveValue(/^x{10001}$/);

  await gus.context.setOffline(true);
  await expect(paneOf(guest).getByText(/^Connection lost/)).toBeVisible();
  await say(paneOf(guest), 'I am still here');
  await expect(paneOf(guest).getByRole('listitem')).toHaveText(/Sending….*I am still here/);
  await gus.context.setOffline(false);
  await expect(ana.page.getByRole('button', { name: /1 unread/ })).toBeVisible();
  await ana.page.getByRole('button', { name: 'Chat of this meeting' }).click();
  await expect(widgetOf(ana.page).getByRole('log').getByText('I am still here')).toBeVisible();
  await expect(paneOf(guest).getByText('Sending…')).toHaveCount(0);
});
