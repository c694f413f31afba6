import type { Locator, Page } from '@playwright/test';
import { freshEmail, mailTo } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { paste } from '../../fixtures/paste.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatWidget } from '../../pages/chatWidget.ts';
import { networkPanel } from '../../pages/networkPanel.ts';
import { scheduleTab } from '../../pages/scheduleTab.ts';

const DAY_MS = 86_400_000;

const NAMES = [
  'Bo Stan',
  'Cleo Ion',
  'Dan Pavel',
  'Eva Dan',
  'Filip Rus',
  'Gina Luca',
  'Horia Pop',
  'Ina Rus',
  'Jon Bard',
];

/**
 * Returns the addresses of people, and a text as copied from a mail program and a table, in which one further address
 * is incomplete.
 */
function tenPeople() {
  const emails = NAMES.map((name) => freshEmail(name));
  const [bo, cleo, dan, eva, filip, ...rest] = emails;
  const text =
    `"Stan, Bo" <${bo}>, Cleo Ion <${cleo}>; ${dan}\n` +
    `Eva Dan\t${eva}\nRus, Filip <${filip}>\nKim <kim@example>\n${rest.join(', ')}`;
  return { emails, text };
}

/** Selects the invalid entry and corrects its address. */
async function correct(dialog: Locator, email: string) {
  await dialog.getByRole('button', { name: /^Correct / }).click();
  const field = dialog.getByRole('combobox').first();
  await field.fill(email);
  await field.press('Enter');
}

const inviteDialog = (page: Page) => page.getByRole('dialog', { name: 'Invite user' });

test('one paste and one click invite nine people, and a tenth after its address is corrected', async ({
  newPerson,
  request,
}) => {
  const { page } = await newPerson('Ana Pop');
  const { emails, text } = tenPeople();
  await page.goto('/dashboard/join');
  await page.getByRole('navigation').getByRole('button', { name: 'Invite user' }).click();
  const dialog = inviteDialog(page);
  await paste(dialog.getByLabel('Email'), text);
  await expect(dialog.getByText('Added 9 addresses, 1 is not valid')).toBeVisible();
  await expectAccessible(dialog.getByText('Email pattern is invalid'), '[role=dialog]');

  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('9 people invited, 1 refused')).toBeVisible();
  const results = dialog.getByRole('list', { name: 'Results' });
  for (const email of emails)
    await expect(results.getByRole('listitem').filter({ hasText: email })).toContainText('Invited');
  await expect(results.getByRole('listitem').filter({ hasText: 'kim@example' })).toContainText(
    'Email pattern is invalid',
  );
  expect((await mailTo(request, emails.at(-1)!)).subject).toBe('Ana Pop invites you to Meet');
  await expectAccessible(results, '[role=dialog]');

  const kim = freshEmail('Kim');
  await correct(dialog, kim);
  await dialog.getByRole('button', { name: 'Send' }).click();
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success.getByText('10 people invited')).toBeVisible();
  await success.getByRole('button', { name: 'Done' }).click();
  await mailTo(request, kim);
  await page.goto('/referrals');
  // The name is the one beside the address in the pasted text.
  await expect(page.getByRole('row', { name: /Stan, Bo/ })).toContainText('Invited');
});

test('a list of addresses can be pasted into a planned meeting, a chat room and the contacts', async ({
  newPerson,
  request,
}) => {
  const { page } = await newPerson('Ana Pop');
  const { emails, text } = tenPeople();
  const schedule = scheduleTab(page);
  await schedule.open();
  await page.getByRole('button', { name: 'Schedule a meeting' }).first().click();
  const planning = page.getByRole('dialog', { name: 'Schedule a meeting' });
  await planning.getByLabel('Subject').fill('Retrospective');
  // The day is not near, because a meeting that starts soon shows a reminder over open dialogs.
  await planning.getByLabel('Day and time').fill(new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10));
  await paste(planning.getByRole('combobox', { name: 'Invite' }), text);
  await expect(planning.getByText('Added 9 addresses, 1 is not valid')).toBeVisible();
  await planning.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(planning.getByText('E-mail pattern is invalid')).toBeVisible();
  await planning.getByRole('button', { name: 'Remove kim@example' }).click();
  await planning.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(schedule.meeting('Retrospective')).toContainText('9 people invited');
  expect((await mailTo(request, emails[0]!)).subject).toContain('Retrospective');

  const chat = chatWidget(page);
  await chat.open();
  await chat.window.getByRole('button', { name: 'Create room' }).first().click();
  const creating = page.getByRole('dialog', { name: 'Create Room' });
  await paste(creating.getByRole('combobox', { name: 'Participants' }), text);
  await correct(creating, freshEmail('Kim'));
  await creating.getByRole('textbox', { name: 'Room name' }).fill('Band');
  await creating.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(chat.title('Band')).toBeVisible();

  await page.goto('/groups-management');
  await networkPanel(page).open();
  await page.getByRole('button', { name: 'Add contacts' }).click();
  await page.getByRole('menuitem', { name: 'Add contact' }).click();
  const adding = page.getByRole('dialog', { name: 'Add contact' });
  await paste(adding.getByRole('combobox', { name: 'E-mail' }), text);
  // The message disappears by itself, on a slow machine even before the click has ended.
  const notice = page.getByText('9 contacts successfully added!').waitFor();
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await notice;
  await expect(adding.getByRole('button', { name: /^Correct kim@example: E-mail pattern is invalid/ })).toBeVisible();
});
