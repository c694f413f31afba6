import { getOnlineContacts } from '@meet/network-contract';
import type { Locator, Page } from '@playwright/test';
import { acquaint, newAccount, post, seeOnline } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { callPeople, joinOnPage, newRoom, startOnPage } from '../../pages/meeting.ts';
import { RoomGuest } from '../meeting-room/harness/RoomGuest.ts';

/** Returns the tag name of the element that fills the screen. */
const onScreen = (page: Page) => page.evaluate(() => document.fullscreenElement?.tagName);

/** Expects that the element itself, or a part of it, is on top at its centre. */
async function expectInSight(shown: Locator): Promise<void> {
  await expect(shown).toBeInViewport({ ratio: 1 });
  const isInSight = () =>
    shown.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isInSight, { message: `in sight: ${String(shown)}` }).toBe(true);
}

test('a full-screen meeting keeps its menus, dialogs and chat visible, and leaves full screen at its end', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const roomId = await newRoom(request, ana);
  await startOnPage(ana.page, roomId);
  const { page } = await newVisitor();
  await joinOnPage(page, roomId, 'Gus');
  const host = new RoomGuest(ana.page);
  const dialog = (name: string) => host.room.getByRole('dialog', { name });
  await expect(host.tile('Gus')).toBeVisible();

  await host.choose('Full screen');
  await expect.poll(() => onScreen(ana.page)).toBe('IFRAME');
  await expect(host.button('More')).toBeFocused();
  await host.button('More').click();
  await expectInSight(dialog('More'));
  await expectInSight(dialog('More').getByRole('group', { name: 'Reactions' }));
  await expectInSight(dialog('More').getByRole('button', { name: 'Exit full screen' }));
  await expectAccessible(dialog('More'), 'body');
  await dialog('More').getByRole('button', { name: 'Devices' }).click();
  await expectInSight(dialog('Devices'));
  await host.button('More').click();
  await dialog('More').getByRole('button', { name: 'Meeting settings' }).click();
  await expectInSight(dialog('Meeting settings'));
  await dialog('Meeting settings').getByRole('button', { name: 'Close' }).click();
  await host.button(/^Chat/).click();
  await expectInSight(host.room.getByRole('complementary', { name: 'Chat' }));
  await host.button('Close the chat').click();

  // The key from the list of shortcuts leaves full screen and enters it again.
  await host.choose('Keyboard shortcuts');
  await expect(dialog('Keyboard shortcuts').getByText('Full screen')).toBeVisible();
  await dialog('Keyboard shortcuts').getByRole('button', { name: 'Close' }).click();
  await ana.page.keyboard.press('f');
  await expect.poll(() => onScreen(ana.page)).toBe(undefined);
  await ana.page.keyboard.press('f');
  await expect.poll(() => onScreen(ana.page)).toBe('IFRAME');

  await host.button('Leave the meeting').click();
  await expectInSight(dialog('Leave the meeting'));
  await host.button('End for everyone').click();
  const question = host.room.getByRole('dialog', { name: /^End the meeting/ });
  await expectInSight(question);
  await question.getByRole('button', { name: 'End for everyone' }).click();
  // The page around the room decides the next step.
  await expect.poll(() => onScreen(ana.page)).toBe(undefined);
});

test('a knock leaves full screen, so that the person can see and answer it', async ({ newPerson, request }) => {
  const ana = await newPerson('Ana Pop');
  const bo = await newAccount(request, 'Bo Stan');
  await acquaint(request, ana, bo);
  await startOnPage(ana.page, await newRoom(request, ana));
  const host = new RoomGuest(ana.page);
  await host.choose('Full screen');
  await expect.poll(() => onScreen(ana.page)).toBe('IFRAME');
  await seeOnline(request, bo, ana);
  // A call knocks only once the room has reported the person, which takes a moment; before, it rings.
  const seen = async () => (await post(request, getOnlineContacts, {} as never, bo.token)).contactsStatus;
  await expect.poll(async () => (await seen()).some(({ status }) => status?.inMeeting)).toBe(true);

  await callPeople(request, bo, ana);
  const knock = ana.page.getByRole('group', { name: 'Bo Stan would like to talk to you' });
  await expectInSight(knock);
  expect(await onScreen(ana.page)).toBe(undefined);
  await knock.getByRole('button', { name: 'Not now' }).click();
  await expect(knock).toBeHidden();
});

test('full screen is not offered if the browser does not support it', async ({ newPerson, request }) => {
  const { page, ...ana } = await newPerson('Ana Pop');
  await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
  await startOnPage(page, await newRoom(request, ana));
  const host = new RoomGuest(page);
  await host.button('More').click();
  const menu = host.room.getByRole('dialog', { name: 'More' });
  await expect(menu.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Full screen' })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  const keys = host.room.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Change the layout')).toBeVisible();
  await expect(keys.getByText('Full screen')).toHaveCount(0);
});
