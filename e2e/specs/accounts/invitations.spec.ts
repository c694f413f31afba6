import { createContactsGroups, addContact } from '@meet/network-contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { freshEmail, mailTo, newAccount, PASSWORD, post } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test, type Person } from '../../fixtures/test.ts';
import { untilShown } from '../../fixtures/untilShown.ts';
import { networkPanel } from '../../pages/networkPanel.ts';

/** Creates a group of the person's with one contact in it, whom nobody else knows. */
async function createGroup(request: APIRequestContext, { token }: Person, groupName: string): Promise<void> {
  const email = freshEmail('Zoe');
  const { contact } = await post(request, addContact, { contactEmail: email, contactName: 'Zoe' }, token);
  const contactsInNewGroup = [{ contactId: contact.contactId, email }];
  await post(request, createContactsGroups, { groupName, contactsInNewGroup } as never, token);
}

/** Opens the dialog from the main menu and fills in the person to invite. */
async function openDialog(page: Page, name: string, email: string) {
  await page.getByRole('navigation').getByRole('button', { name: 'Invite user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite user' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  return dialog;
}

/** Sends the invitation, and waits for the message that the dialog shows for a second before it closes. */
async function send(page: Page, said = 'Invites successfully sent!') {
  const success = untilShown(page, '[role=dialog]', 'Success', said);
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await success;
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function signIn(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

test('a new person who is invited into a group signs up and becomes its member', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  await createGroup(request, ana, 'Design');
  const email = freshEmail('Bob Stan');
  await ana.page.goto('/dashboard/join');
  const network = networkPanel(ana.page);
  await network.open();
  const dialog = await openDialog(ana.page, 'Bob Stan', email);
  await dialog.getByText('More options').click();
  await dialog.getByText('Add to group').click();
  await dialog.getByRole('combobox', { name: /^Group(?! Role)/ }).selectOption({ label: 'Design' });
  await dialog.getByLabel('Group Role').selectOption('Moderator');
  await send(ana.page);

  const { page } = await newVisitor();
  const mail = await mailTo(request, email, /Ana Pop invites you to the group Design/);
  await page.goto(mail.links[0]!);
  await expect(page.getByRole('heading', { name: 'Ana Pop invites you' })).toBeVisible();
  await expect(page.getByText('To the group Design.')).toBeVisible();
  await page.getByRole('button', { name: 'Create an account to accept' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Bob Stan');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/signup-end');

  await page.goto((await mailTo(request, email, /activate/i)).links[0]!);
  await expect(page.getByText('You and Ana Pop are contacts now, and you belong to the group Design.')).toBeVisible();
  // The events update the page without a reload.
  await expect(network.contact('Bob Stan')).toBeVisible();
  await expect(ana.page.getByRole('group', { name: 'Design', exact: true })).toBeVisible();

  await expect(page).toHaveURL('/dashboard/join');
  const bobsNetwork = networkPanel(page);
  await bobsNetwork.open();
  await expect(bobsNetwork.contact('Ana Pop')).toBeVisible();
  await expect(bobsNetwork.group('Design')).toBeVisible();

  await ana.page.goto('/referrals');
  const row = ana.page.getByRole('row', { name: /Bob Stan/ });
  await expect(row).toContainText('Accepted');
  await expect(row).toContainText('Design');
});

test('an invited account holder signs in and accepts, and the sender sees it without a reload', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const eva = await newAccount(request, 'Eva Dan');
  await ana.page.goto('/referrals');
  await expect(ana.page.getByText('You have not invited anybody yet')).toBeVisible();
  await openDialog(ana.page, 'Eva', eva.email);
  await send(ana.page);
  const row = ana.page.getByRole('row', { name: /Eva/ });
  await expect(row).toContainText('Invited');

  const { page } = await newVisitor();
  const link = (await mailTo(request, eva.email, /Ana Pop invites you to Meet/)).links[0]!;
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in to accept' }).click();
  await signIn(page, eva.email);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You are in!' })).toBeVisible();
  await expect(row).toContainText('Accepted');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This invitation was accepted already' })).toBeVisible();
});

test('a person who signs up through an external issuer returns to the invitation and accepts it', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const email = freshEmail('Gina Luca');
  await ana.page.goto('/referrals');
  await openDialog(ana.page, 'Gina', email);
  await send(ana.page);

  const { page } = await newVisitor();
  await page.goto((await mailTo(request, email, /invites you/)).links[0]!);
  await page.getByRole('button', { name: 'Create an account to accept' }).click();
  await page.getByRole('button', { name: 'Continue with the development issuer' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Name').fill('Gina Luca');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You are in!' })).toBeVisible();
  await expect(ana.page.getByRole('row', { name: /Gina/ })).toContainText('Accepted');
});

test('an invitation refuses another account and offers to sign in with the right one', async ({
  newPerson,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const eva = await newAccount(request, 'Eva Dan');
  const dan = await newPerson('Dan Pavel');
  await ana.page.goto('/dashboard/join');
  await openDialog(ana.page, 'Eva', eva.email);
  await send(ana.page);

  await dan.page.goto((await mailTo(request, eva.email, /invites you/)).links[0]!);
  await expect(
    dan.page.getByText(`This invitation is for ${eva.email}. You are signed in as ${dan.email}.`),
  ).toBeVisible();
  await expect(dan.page.getByRole('button', { name: 'Accept', exact: true })).toBeHidden();
  await dan.page.getByRole('button', { name: 'Sign in with another account' }).click();
  await signIn(dan.page, eva.email);
  await dan.page.getByRole('button', { name: 'Decline' }).click();
  await expect(dan.page.getByRole('heading', { name: 'You declined the invitation' })).toBeVisible();
});

test('an invitation is sent again and withdrawn', async ({ newPerson, newVisitor, request }) => {
  const ana = await newPerson('Ana Pop');
  const email = freshEmail('Mia Ilie');
  await ana.page.goto('/referrals');
  await openDialog(ana.page, 'Mia Ilie', email);
  await send(ana.page);
  const first = (await mailTo(request, email)).links[0]!;
  await openDialog(ana.page, 'Mia Ilie', email);
  await send(ana.page, 'Invites successfully re-sent!');
  await expect(ana.page.getByRole('row', { name: /Mia Ilie/ })).toHaveCount(1);

  await ana.page.getByRole('button', { name: 'Revoke the invitation of Mia Ilie' }).click();
  await ana.page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(ana.page.getByRole('row', { name: /Mia Ilie/ })).toContainText('Revoked');
  const { page } = await newVisitor();
  await page.goto(first);
  await expect(page.getByRole('alert')).toContainText(
    'This invitation was answered already, was withdrawn or is too old.',
  );
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the dialog, the list and the invitation are accessible, ${colorScheme}`, async ({
    newPerson,
    newVisitor,
    request,
  }) => {
    const ana = await newPerson('Ana Pop');
    await createGroup(request, ana, 'Design');
    const email = freshEmail('Bob');
    await ana.page.emulateMedia({ colorScheme });
    await ana.page.goto('/referrals');
    await expectAccessible(ana.page.getByText('You have not invited anybody yet'), 'main');
    const dialog = await openDialog(ana.page, 'Bob', email);
    await dialog.getByText('More options').click();
    await dialog.getByText('Add to group').click();
    await expectAccessible(dialog, '[role=dialog]');
    await dialog.getByRole('combobox', { name: /^Group(?! Role)/ }).selectOption({ label: 'Design' });
    await send(ana.page);
    await expectAccessible(ana.page.getByRole('row', { name: /Bob.*Invited/ }), 'main');

    const { page } = await newVisitor();
    await page.emulateMedia({ colorScheme });
    await page.goto((await mailTo(request, email)).links[0]!);
    await expectAccessible(page.getByRole('heading', { level: 1 }));
  });
}
