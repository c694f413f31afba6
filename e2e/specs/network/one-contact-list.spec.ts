import { addContact, deleteContact } from '@meet/network-contract';
import type { Page } from '@playwright/test';
import { asks } from '../../fixtures/asks.ts';
import { freshEmail, post } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatWidget } from '../../pages/chatWidget.ts';
import { networkPanel } from '../../pages/networkPanel.ts';

/** Time within which a dialog closes, even on a busy machine. */
const CLOSES_MS = 2_000;

/**
 * Counts a page's requests for contacts: those for all, and those for the changes since an earlier answer. A request
 * that the page aborts does not count: if the socket opens late, the page replaces the request that it sent without it.
 */
function watchContacts(page: Page) {
  const requested = { all: 0, changes: 0 };
  page.on('requestfinished', (request) => {
    if (asks(request, 'GetContacts')) requested.all += 1;
    if (!asks(request, 'GetNetworkChanges')) return;
    const { variables } = request.postDataJSON() as { variables?: { since?: string } };
    if (variables?.since) requested.changes += 1;
    else requested.all += 1;
  });
  return requested;
}

/** Types the beginning of a name into a field for people, and returns the suggestion. */
async function suggest(page: Page, dialog: string, field: string, name: string) {
  const box = page.getByRole('dialog', { name: dialog }).getByRole('combobox', { name: field });
  await box.fill('');
  await box.pressSequentially(name.slice(0, 5));
  return page.getByRole('option', { name: new RegExp(name) });
}

test('all parts of a page share one fetch of the contacts, and apply later additions and removals', async ({
  newPerson,
  request,
}) => {
  const { page, token } = await newPerson('Ana Pop');
  await post(request, addContact, { contactEmail: freshEmail('cleo'), contactName: 'Cleo Ion' }, token);
  const requested = watchContacts(page);
  await page.goto('/dashboard/join');
  const network = networkPanel(page);
  await network.open();
  await expect(network.contact('Cleo Ion')).toBeVisible();
  const chat = chatWidget(page);

  const pickers = [
    {
      open: () => page.getByRole('navigation').getByRole('button', { name: 'Invite user' }).click(),
      dialog: 'Invite user',
      field: 'Email',
    },
    {
      open: async () => {
        await chat.open();
        await chat.window.getByRole('button', { name: 'Create room' }).first().click();
      },
      dialog: 'Create Room',
      field: 'Participants',
    },
    {
      open: async () => {
        // Navigates within the page: another page would fetch the contacts itself.
        await page.getByRole('tab', { name: 'Scheduled' }).click();
        await page.getByRole('button', { name: 'Schedule a meeting' }).first().click();
      },
      dialog: 'Schedule a meeting',
      field: 'Invite',
    },
  ];

  for (const { open, dialog, field } of pickers) {
    await open();
    await expect(await suggest(page, dialog, field, 'Cleo Ion')).toBeVisible();
    const email = freshEmail('late');
    const added = await post(request, addContact, { contactEmail: email, contactName: `Later ${dialog}` }, token);
    await expect(await suggest(page, dialog, field, `Later ${dialog}`)).toBeVisible();
    await post(request, deleteContact, { contactId: added.contact!.contactId }, token);
    await expect(await suggest(page, dialog, field, `Later ${dialog}`)).toHaveCount(0);
    // The first Escape may only close a list of suggestions.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: dialog })).toBeHidden({ timeout: CLOSES_MS });
    }).toPass();
  }
  expect(requested.all).toBe(1);
});
