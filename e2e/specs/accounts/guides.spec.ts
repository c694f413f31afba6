import { checkIfDontShowAgainIsSet } from '@meet/accounts-contract';
import type { Page } from '@playwright/test';
import { post } from '../../fixtures/api.ts';
import { asks } from '../../fixtures/asks.ts';
import { expect, test, type Person } from '../../fixtures/test.ts';
import { chatWidget } from '../../pages/chatWidget.ts';

/** Removes the fixture's dismissal, so that the browser is like a device that has never shown the guide. */
const forgetOnNewDevice = ({ context }: Person, guideId: string) =>
  context.addInitScript((key) => localStorage.removeItem(key), `showQuickGuide-${guideId}`);

const slide = (page: Page, name: string) => page.getByRole('heading', { level: 3, name });

/** Goes through each slide of a guide, and expects that its last button closes it. */
async function leafThrough(page: Page, guide: string, slides: readonly string[], end = 'Close'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: guide });
  for (const name of slides) {
    await expect(slide(page, name)).toBeVisible();
    const button = name === slides.at(-1) ? end : 'Next';
    await dialog.getByRole('button', { name: button, exact: true }).last().click();
  }
  await expect(dialog).toHaveCount(0);
}

test('the guide to groups opens with its page, and on no device again once it is dismissed', async ({
  newPerson,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  await forgetOnNewDevice(ana, 'groups_quick_guide');
  await ana.page.goto('/groups-management');
  const guide = ana.page.getByRole('dialog', { name: 'Groups' });
  await expect(slide(ana.page, 'Put people together')).toBeVisible();
  await guide.getByRole('button', { name: 'Next' }).last().click();
  await expect(slide(ana.page, 'Meet with one click')).toBeVisible();
  await guide.getByRole('button', { name: 'Previous' }).click();
  await expect(slide(ana.page, 'Put people together')).toBeVisible();

  await guide.getByRole('button', { name: "Don't show again and close" }).click();
  await expect(guide).toHaveCount(0);
  expect(await ana.page.evaluate(() => localStorage.getItem('showQuickGuide-groups_quick_guide'))).toBe('0');
  const known = () => post(request, checkIfDontShowAgainIsSet, { guideId: 'groups_quick_guide' }, ana.token);
  await expect.poll(async () => (await known()).isSetShowAgain).toBe(true);

  // Another device asks the server, which answers that the guide is not wanted.
  const answered = ana.page.waitForResponse((response) => asks(response.request(), 'CheckIfDontShowAgainIsSet'));
  await ana.page.reload();
  await answered;
  await expect(ana.page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
  await expect(guide).toHaveCount(0);
});

const MEETING_SLIDES = [
  'The controls are below the picture',
  'Bring others in by a link',
  'See everybody, or the one who speaks',
];

test('the guide to meetings opens before the first meeting, and later only on request', async ({ newPerson }) => {
  const ana = await newPerson('Ana Pop');
  await forgetOnNewDevice(ana, 'jitsi_quick_guide');
  await ana.page.goto('/dashboard/join');
  const opened = ana.context.waitForEvent('page');
  await ana.page.getByRole('button', { name: 'Start meeting' }).click();
  // The meeting can be started with one click from the first slide on.
  const dialog = ana.page.getByRole('dialog', { name: 'Your first meeting' });
  await expect(dialog.getByRole('button', { name: 'Start meeting' })).toBeVisible();
  await leafThrough(ana.page, 'Your first meeting', MEETING_SLIDES, 'Start meeting');
  const meeting = await opened;
  await expect(meeting.getByRole('button', { name: 'Start meeting' })).toBeVisible();
  await expect(meeting.getByRole('dialog')).toHaveCount(0);

  // Within the meeting, the guide is offered and never opens by itself.
  await meeting.getByRole('button', { name: 'Start meeting' }).click();
  await meeting.getByRole('button', { name: 'Show how meetings work' }).click();
  await leafThrough(meeting, 'Your first meeting', MEETING_SLIDES);
});

test('the guide to notifications opens on their page and has five slides', async ({ newPerson }) => {
  const ana = await newPerson('Ana Pop');
  await forgetOnNewDevice(ana, 'notifications_quick_guide');
  await ana.page.goto('/notifications');
  await leafThrough(ana.page, 'Notifications', [
    'The bell counts what is new',
    'Join right from the notice',
    'Ten minutes before',
    'You choose what reaches you',
    'Also when you are away',
  ]);
});

test('the arrow keys move through the tour, and Escape ends it', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Pop');
  await page.goto('/dashboard/join');
  // The tour leaves out the steps whose elements are not drawn when the person comes to them.
  await expect(chatWidget(page).bubble).toBeVisible();
  await expect(page.getByRole('button', { name: /^Your status/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open My network' })).toBeVisible();
  await page.getByRole('button', { name: 'Take a tour' }).click();
  const card = page.getByRole('dialog');
  for (const name of ['Notifications', 'Chat', 'Your status', 'Your account', 'Main menu', 'My network']) {
    await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
  await page.mouse.click(640, 700);
  await page.keyboard.press('ArrowLeft');
  await expect(card.getByRole('heading', { name: 'Main menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
});

test('a tour that starts before the remotes are loaded waits for them and shows all its steps', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Ana Pop');
  const arrival = Promise.withResolvers<void>();
  await page.route('**/r/mfe-{chat,network}/**', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  // The test does not wait for the load event, which the delayed file would hold back.
  await page.goto('/dashboard/join', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Take a tour' }).click();
  const card = page.getByRole('dialog');
  await expect(card).toContainText('1 of 6');
  await card.getByRole('button', { name: 'Next' }).click();
  await card.getByRole('button', { name: 'Next' }).click();
  // This is the last of the steps whose elements are present. The tour waits for the others.
  await expect(card).toContainText('Main menu');
  await expect(card.getByRole('button', { name: 'Next' })).toBeDisabled();
  arrival.resolve();
  await card.getByRole('button', { name: 'Next' }).click();
  await expect(card).toContainText('6 of 6');
});
