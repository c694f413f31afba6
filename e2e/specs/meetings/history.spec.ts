import { readFile } from 'node:fs/promises';
import { pastMeeting } from '../../fixtures/attendance.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newRoom } from '../../pages/meeting.ts';

/** Matches a local time in the format that spreadsheets read. */
const TIME = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d`;

test('the history can be searched, lists the participants, and is exported as CSV', async ({ newPerson, request }) => {
  const ana = await newPerson('Ana Pop');
  const roomId = await newRoom(request, ana, { label: 'Daily' });
  await ana.page.goto('/meetings-history');
  await expect(ana.page.getByText('No meetings yet')).toBeVisible();
  await expect(ana.page.getByRole('button', { name: 'Export CSV' })).toBeDisabled();

  await pastMeeting(request, ana, { roomId, subject: '=Planning, with "quotes"', guests: ['Gus Guest', 'Eve Guest'] });
  await pastMeeting(request, ana, { roomId, subject: 'Retrospective' });
  const rows = ana.page.getByRole('table', { name: 'Meetings history' }).getByRole('row');
  await expect(ana.page.getByText('2 meetings')).toBeVisible();
  await expect(rows.filter({ hasText: roomId })).toHaveCount(2);

  const search = ana.page.getByRole('searchbox', { name: 'Search subject, room or people' });
  await search.fill('gus guest');
  await expect(ana.page.getByText('1 meeting', { exact: true })).toBeVisible();
  const found = rows.filter({ hasText: 'Planning' });
  await expect(found).toContainText(/\d+ min/);
  await search.fill('nobody');
  await expect(ana.page.getByText('Nothing found')).toBeVisible();
  await search.fill('planning');
  await found.getByRole('button', { name: 'Show 3 participants' }).click();
  const people = ana.page.getByRole('dialog', { name: '=Planning, with "quotes"' }).getByRole('listitem');
  await expect(people).toHaveCount(3);
  await expect(people.filter({ hasText: 'Ana Pop' })).toContainText(ana.email);
  await expect(people.filter({ hasText: 'Gus Guest' })).toContainText('Guest');
  await expect(people.first()).toContainText(/\d+:\d\d.* – .*\d+:\d\d.* · \d+ min/);
  await ana.page.keyboard.press('Escape');

  const saved = ana.page.waitForEvent('download');
  await ana.page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('meetings.csv');
  const [header, ...lines] = (await readFile(await file.path(), 'utf8'))
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  expect(header).toBe('Subject,Room id,Owner,Started,Ended,Duration,Participant,E-mail,Present');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(
    new RegExp(
      `^"'=Planning, with ""quotes""",${roomId},Ana Pop,${TIME},${TIME},0:0\\d:\\d\\d,Ana Pop,${ana.email},0:0\\d:\\d\\d$`,
    ),
  );
});

test('a long history is split into pages', async ({ newPerson, request }) => {
  const ana = await newPerson('Ana Pop');
  const roomId = await newRoom(request, ana);
  for (let count = 1; count <= 21; count += 1)
    await pastMeeting(request, ana, { roomId, subject: `Meeting ${count}.` });
  await ana.page.goto('/meetings-history');
  await expect(ana.page.getByText('21 meetings')).toBeVisible();
  const rows = ana.page.getByRole('table', { name: 'Meetings history' }).getByRole('row').filter({ hasText: roomId });
  await expect(rows).toHaveCount(20);
  await expect(rows.first()).toContainText('Meeting 21.');
  const pages = ana.page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Meeting 1.');
  await pages.getByRole('button', { name: 'Page 1', exact: true }).click();
  await expect(rows).toHaveCount(20);
});

test('a stranger from a past meeting is shown with an obfuscated address, on the page and in the export', async ({
  newPerson,
  request,
}) => {
  const [ana, stan] = [await newPerson('Ana Pop'), await newPerson('Stan Stranger')];
  const roomId = await newRoom(request, ana);
  await pastMeeting(request, ana, { roomId, subject: 'Met by chance', accounts: [stan] });
  const obfuscated = /^..\*{3}..@..\*{3}..$/;

  for (const [viewer, other] of [
    [ana, stan],
    [stan, ana],
  ] as const) {
    const { page } = viewer;
    await page.goto('/meetings-history');
    const row = page.getByRole('table', { name: 'Meetings history' }).getByRole('row').filter({ hasText: roomId });
    await row.getByRole('button', { name: 'Show 2 participants' }).click();
    const people = page.getByRole('dialog', { name: 'Met by chance' }).getByRole('listitem');
    await expect(people.filter({ hasText: viewer.fullName })).toContainText(viewer.email);
    await expect(people.filter({ hasText: other.fullName }).getByText(obfuscated)).toBeVisible();
    await expect(page.getByText(other.email)).toHaveCount(0);
  }
  await stan.page.keyboard.press('Escape');
  const saved = stan.page.waitForEvent('download');
  await stan.page.getByRole('button', { name: 'Export CSV' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).not.toContain(ana.email);
});
