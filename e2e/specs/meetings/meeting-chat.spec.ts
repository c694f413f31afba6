import { createMeeting } from '@meet/contracts/meetings';
import type { Locator } from '@playwright/test';
import { post } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newRoom, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

const boxOf = async (shown: Locator) => (await shown.boundingBox())!;
type Box = Awaited<ReturnType<typeof boxOf>>;
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

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
    expect(toolbar.length).toBeGreaterThan(5);
    for (const control of toolbar) expect(overlap(await boxOf(control), bubble)).toBe(false);
    const others = [room.getByRole('button', { name: 'Meeting settings' }), page.getByRole('complementary')];
    for (const control of [...toolbar, ...others, ...(await page.getByRole('main').getByRole('button').all())]) {
      expect(overlap(await boxOf(control), window), await control.innerHTML()).toBe(false);
    }
    // A sheet over the whole room where there is no room beside.
    if (width < 1200) return;
    await guest.button(/^Participants/).click();
    expect(overlap(await boxOf(room.getByRole('complementary')), window)).toBe(false);
  });
}
