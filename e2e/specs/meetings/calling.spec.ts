import { getOwnStatus, updateStatus } from '@meet/network-contract';
import type { Page } from '@playwright/test';
import { acquaint, newAccount, post, seeOffline, seeOnline } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, MOVING, test } from '../../fixtures/test.ts';
import { callPeople } from '../../pages/meeting.ts';

test.use(MOVING);

const getCalls = (page: Page) => page.getByRole('region', { name: 'Your calls' });
const ringOn = (page: Page, name: string) => page.getByRole('alertdialog', { name: `${name} is calling you` });
const bellBox = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test('a caller sees the state of a call, and can leave a message and call again after a decline', async ({
  newPerson,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const bo = await newPerson('Bo Stan');
  await acquaint(request, ana, bo);
  await Promise.all([ana.page.goto('/dashboard/join'), bo.page.goto('/dashboard/join')]);
  await ana.page.getByRole('button', { name: 'Open My network' }).click();
  const row = ana.page.getByRole('group', { name: 'Bo Stan' });
  await expect(row.getByRole('img', { name: 'Online' })).toBeVisible();
  await row.hover();
  const opened = ana.context.waitForEvent('page');
  await row.getByRole('button', { name: 'Call Bo Stan' }).click();
  await expect(getCalls(ana.page).getByText('Calling Bo Stan …')).toBeVisible();
  await expect(ringOn(bo.page, 'Ana Pop')).toBeVisible();
  await expect(bellBox(bo.page)).toBeHidden();
  await expect(bo.page.getByRole('alert').filter({ hasText: 'Ana Pop is calling you' })).toBeAttached();
  // Bo declines before the meeting's page has loaded: a call rings for 40 seconds.
  await bo.page.keyboard.press('Alt+Shift+D');
  await expect(ringOn(bo.page, 'Ana Pop')).toBeHidden();

  const meeting = await opened;
  await expect(getCalls(meeting).getByText('Bo Stan declined the call.')).toBeVisible();
  await getCalls(meeting).getByRole('button', { name: 'Leave a message: Bo Stan' }).click();
  await expect(meeting.getByRole('dialog', { name: 'Chat' }).getByText('Bo Stan').first()).toBeVisible();

  await getCalls(ana.page).getByRole('button', { name: 'Call again: Bo Stan' }).click();
  await expect(ringOn(bo.page, 'Ana Pop')).toBeVisible();
  await expect(getCalls(meeting).getByText('Calling Bo Stan …')).toBeVisible();
  await expect(meeting.getByRole('status').filter({ hasText: 'Calling Bo Stan …' })).toBeAttached();
  await expectAccessible(getCalls(meeting), 'section[aria-label="Calls"]');
  const joined = bo.context.waitForEvent('page');
  // The line of an accepted call disappears after six seconds.
  await Promise.all([
    expect(getCalls(meeting).getByText('Bo Stan accepted the call.')).toBeVisible(),
    bo.page.keyboard.press('Alt+Shift+A'),
  ]);
  await expect(await joined).toHaveURL(/\/j\/\d+/);
});

test('a call knocks at a busy person, and shows invisible and offline people alike', async ({ newPerson, request }) => {
  const ana = await newPerson('Ana Pop');
  const bo = await newPerson('Bo Stan');
  const cleo = await newPerson('Cleo Radu');
  const dan = await newPerson('Dan Ene');
  for (const one of [bo, cleo, dan]) await acquaint(request, ana, one);
  await Promise.all([ana.page, bo.page, cleo.page].map((page) => page.goto('/dashboard/join')));
  await seeOnline(request, ana, bo, cleo);
  // A new person's first page sets the status to available. It must not do so after the changes below.
  for (const { token } of [bo, cleo])
    await expect.poll(async () => (await post(request, getOwnStatus, {} as never, token)).status).not.toBeNull();
  const busy = { status: 'Busy', statusEnd: Math.floor(Date.now() / 1000) + 3_600 };
  await post(request, updateStatus, busy as never, bo.token);
  await post(request, updateStatus, { status: 'Invisible' } as never, cleo.token);
  await seeOffline(request, ana, cleo);
  await callPeople(request, ana, bo, cleo, dan);

  const lines = getCalls(ana.page).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(lines.nth(0)).toContainText(/Calling Bo Stan ….*Busy until/);
  for (const line of [lines.nth(1), lines.nth(2)]) await expect(line).toContainText('is offline.');
  const shownTexts = (await lines.allInnerTexts())
    .slice(1)
    .map((text) => text.replaceAll(/Cleo Radu|Dan Ene|^[CD]\w?$/gm, ''));
  expect(shownTexts[0]).toBe(shownTexts[1]);

  const knock = bo.page.getByRole('group', { name: 'Ana Pop would like to talk to you' });
  await expect(knock).toBeVisible();
  await expect(ringOn(bo.page, 'Ana Pop')).toBeHidden();
  await expect(ringOn(cleo.page, 'Ana Pop')).toBeHidden();
  await knock.getByRole('button', { name: 'Not now' }).click();
  await expect(lines.nth(0)).toContainText(/Bo Stan declined the call\..*Busy until/);
});

test('an incoming call shows over an open dialog and leaves the focus in its field', async ({ newPerson, request }) => {
  const ana = await newAccount(request, 'Ana Pop');
  const bo = await newPerson('Bo Stan');
  await acquaint(request, ana, bo);
  await bo.page.goto('/dashboard/join');
  await seeOnline(request, ana, bo);
  await bo.page.getByRole('region', { name: 'Calls' }).waitFor({ state: 'attached' });
  await bo.page.keyboard.press('?');
  const keys = bo.page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Accept a call')).toBeVisible();
  await bo.page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await bo.page.keyboard.press('ControlOrMeta+k');
  // The page has another combobox, which is hidden from screen readers only a moment after the palette opens.
  const palette = bo.page.getByRole('combobox', { name: 'Find' });
  await expect(palette).toBeFocused();
  await callPeople(request, ana, bo);
  await expect(ringOn(bo.page, 'Ana Pop')).toBeVisible();
  await bo.page.keyboard.type('plans');
  await expect(palette).toHaveValue('plans');
  await ringOn(bo.page, 'Ana Pop').getByRole('button', { name: 'Decline' }).click();
  await expect(ringOn(bo.page, 'Ana Pop')).toBeHidden();
});
