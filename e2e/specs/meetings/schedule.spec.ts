import ical from 'node-ical';
import { calendarEntryTo, readEvent } from '../../fixtures/calendar.ts';
import { freshEmail } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { scheduleTab } from '../../pages/scheduleTab.ts';

/** A winter of the next year: Bucharest is two hours ahead of UTC, and New York five hours behind. */
const YEAR = new Date().getFullYear() + 1;
const at = (time: string) => new Date(`${YEAR}-01-20T${time}:00Z`);

test('a planned meeting, its change and its cancellation are mailed as calendar entries', async ({
  newPerson,
  request,
}) => {
  const ana = await newPerson('Ana Pop', { timezoneId: 'America/New_York' });
  const guest = freshEmail('Gus Guest');
  const schedule = scheduleTab(ana.page);
  await schedule.open();
  await schedule.plan({
    subject: 'Budget, 2nd round; “final”',
    day: `${YEAR}-01-20`,
    time: '15:00',
    duration: '45 minutes',
    timeZone: 'Europe/Bucharest',
    invited: `${guest}; ${ana.email}`,
  });
  await expect(ana.page.getByText('The meeting is planned and the invitations are on their way.')).toBeVisible();
  const row = schedule.meeting('Budget');
  await expect(row).toContainText('8:00');

  const created = await calendarEntryTo(request, guest, 0);
  expect(created).toMatchObject({ method: 'REQUEST', status: 'CONFIRMED', summary: 'Budget, 2nd round; “final”' });
  expect([created.start, created.end].map(Number)).toEqual([at('13:00'), at('13:45')].map(Number));
  expect(created.organizer).toMatchObject({ params: { CN: 'Ana Pop' }, val: `mailto:${ana.email}` });
  expect([created.attendee].flat()).toEqual([
    expect.objectContaining({ val: expect.stringMatching(new RegExp(guest, 'i')) }),
  ]);
  expect(created.location).toMatch(/\/j\/\d{9,10}$/);

  await schedule.change('Budget', { time: '16:30' });
  await expect(ana.page.getByText('The meeting is changed, and the people concerned get an e-mail.')).toBeVisible();
  const changed = await calendarEntryTo(request, guest, 1);
  expect(changed).toMatchObject({ method: 'REQUEST', uid: created.uid });
  expect([changed.start, changed.end].map(Number)).toEqual([at('14:30'), at('15:15')].map(Number));

  await schedule.callOff('Budget');
  await expect(row).toHaveCount(0);
  const cancelled = await calendarEntryTo(request, guest, 2);
  expect(cancelled).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: created.uid });
});

test('a calendar feed lists planned meetings until its address is renewed', async ({ newPerson, request }) => {
  const [ana, bo] = [await newPerson('Ana Pop'), await newPerson('Bo Stan')];
  const [mine, theirs] = [scheduleTab(ana.page), scheduleTab(bo.page)];
  // The bell shows the invitation as soon as it arrives, over elements that are being clicked.
  const bell = bo.page.getByRole('dialog', { name: 'Notifications' });
  // The bell may close by itself at this moment.
  const close = () => bell.getByRole('button', { name: 'Close' }).click({ timeout: 2_000 });
  await bo.page.addLocatorHandler(bell, () => close().catch(() => {}));
  await Promise.all([mine.open(), theirs.open()]);
  await mine.plan({
    subject: 'Retrospective',
    day: `${YEAR}-06-02`,
    time: '09:00',
    timeZone: 'UTC',
    invited: bo.email,
  });
  await expect(theirs.meeting('Retrospective')).toContainText('Invited by Ana Pop');

  const address = new URL(await theirs.feedAddress());
  const feed = await request.get(address.pathname);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  const event = readEvent(await feed.text());
  expect(event).toMatchObject({ summary: 'Retrospective', method: 'PUBLISH' });
  expect(Number(event.start)).toBe(Date.UTC(YEAR, 5, 2, 9));

  await mine.callOff('Retrospective');
  await expect(theirs.meeting('Retrospective')).toHaveCount(0);
  const after = ical.sync.parseICS(await (await request.get(address.pathname)).text());
  expect(Object.values(after).filter((part) => part?.type === 'VEVENT')).toEqual([]);

  await bo.page.getByRole('button', { name: 'Calendar feed' }).click();
  const renew = () => bo.page.getByRole('button', { name: 'Make a new address' }).click();
  const question = bo.page.getByRole('alertdialog', { name: 'Make a new address' });
  await renew();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect((await request.get(address.pathname)).status()).toBe(200);
  await renew();
  await question.getByRole('button', { name: 'Make a new address' }).click();
  await expect.poll(async () => (await request.get(address.pathname)).status()).toBe(404);
});

test('one click on the dashboard opens the dialog to plan a meeting', async ({ newPerson }) => {
  const { page } = await newPerson('Ana Pop');
  await page.goto('/dashboard/join');
  await page.getByRole('button', { name: 'Schedule for later' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule a meeting' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Scheduled' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/\/dashboard\/schedule$/);
});
