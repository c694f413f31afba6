import { addContact, createContactsGroups } from '@meet/network-contract';
import {
  acceptInvitationOrganization,
  createOrganization,
  inviteMemberToOrganization,
  inviteOwnerToOrganization,
  type GivenRole,
} from '@meet/organizations-contract';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { freshEmail, mailTo, PASSWORD, post, type Account } from '../../fixtures/api.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Creates a group of the owner with one member. */
async function createGroup(request: APIRequestContext, owner: Account, groupName: string, member: Account) {
  const input = { contactEmail: member.email, contactName: member.fullName };
  const { contact } = await post(request, addContact, input, owner.token);
  const contactsInNewGroup = [{ contactId: contact.contactId, email: member.email }];
  await post(request, createContactsGroups, { groupName, contactsInNewGroup } as never, owner.token);
}

/** Adds a member to the organization through the API, without a page. */
async function join(request: APIRequestContext, owner: Account, member: Account, role: GivenRole) {
  const input = { email: member.email, member_type: 'member' as const, role };
  const { invitation } = await post(request, inviteMemberToOrganization, input, owner.token);
  await post(request, acceptInvitationOrganization, { token: invitation.invitationId }, member.token);
}

async function invite(page: Page, email: string, role: string) {
  await page.getByRole('button', { name: 'Invite member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite member' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Role').selectOption(role);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
}

async function choose(page: Page, menu: string, item: string) {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const getRow = (page: Page, name: string): Locator => page.getByRole('row', { name: new RegExp(`^${name}`) });
const inviteButton = (page: Page) => page.getByRole('button', { name: 'Invite member' });

test('four people create an organization, fill its roles and hand over its ownership', async ({
  newPerson,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const bob = await newPerson('Bob Stan');
  const carla = await newPerson('Carla Ion');
  const dan = await newPerson('Dan Rus');
  await createGroup(request, ana, 'Design', dan);

  await ana.page.goto('/dashboard/join');
  await ana.page.getByRole('navigation').getByRole('link', { name: 'Organization' }).click();
  await ana.page.getByRole('button', { name: 'Create organization' }).click();
  await ana.page.getByLabel('Organization name').fill('Acme');
  await ana.page.keyboard.press('Enter');
  await expect(ana.page.getByRole('heading', { name: 'Acme' })).toBeVisible();

  await test.step('an admin joins by the mailed link', async () => {
    await invite(ana.page, bob.email, 'Admin');
    await expect(ana.page.getByText(bob.email, { exact: true })).toBeVisible();
    await bob.page.goto((await mailTo(request, bob.email, /Ana Pop invites you to the organization Acme/)).links[0]!);
    await expect(bob.page.getByText('You will be one of its admins.')).toBeVisible();
    await bob.page.getByRole('button', { name: 'Accept', exact: true }).click();
    await bob.page.getByRole('link', { name: 'Go to the organization' }).click();
    await expect(inviteButton(bob.page)).toBeVisible();
    await expect(getRow(ana.page, 'Bob Stan')).toBeVisible();
    await expect(bob.page.getByRole('switch')).toHaveCount(0);
  });

  await test.step('a billing member joins on the page, and cannot exceed the licenses', async () => {
    await carla.page.goto('/organization');
    await expect(carla.page.getByText('You are in no organization')).toBeVisible();
    await invite(bob.page, carla.email, 'Billing');
    await carla.page.getByRole('button', { name: 'Accept: Acme' }).click();
    await expect(carla.page.getByText('You manage its licenses.')).toBeVisible();
    await expect(inviteButton(carla.page)).toBeHidden();
    await carla.page.getByRole('button', { name: 'Change number of licenses' }).click();
    await carla.page.getByLabel('Max licenses').fill('1');
    await carla.page.getByRole('button', { name: 'Save' }).click();
    await carla.page.getByRole('switch', { name: 'License of Ana Pop' }).click();
    await expect(ana.page.getByText('1 of 1 licenses used')).toBeVisible();
    await expect(ana.page.getByText('You hold a license: your meetings have no time limit.')).toBeVisible();
    await carla.page.getByRole('switch', { name: 'License of Bob Stan' }).click();
    await expect(getRow(carla.page, 'Bob Stan').getByRole('alert')).toContainText(
      'licenses of the organization are in use',
    );
    await expect(carla.page.getByRole('switch', { name: 'License of Bob Stan' })).not.toBeChecked();
  });

  await test.step('a member is invited from a group, and sees a new role', async () => {
    await dan.page.goto('/organization');
    await expect(dan.page.getByText('You are in no organization')).toBeVisible();
    await ana.page.getByRole('button', { name: 'From my groups' }).click();
    await ana.page.getByRole('dialog').getByText('Dan Rus').click();
    await ana.page.getByRole('button', { name: 'Invite 1' }).click();
    await dan.page.getByRole('button', { name: 'Accept: Acme' }).click();
    await expect(dan.page.getByText('You see its members, and they see you.')).toBeVisible();
    await expect(dan.page.getByRole('combobox')).toHaveCount(0);
    await expect(dan.page.getByRole('button', { name: 'Manage' })).toBeHidden();
    await ana.page.getByRole('combobox', { name: 'Role of Dan Rus' }).selectOption('Billing');
    await expect(dan.page.getByText('You manage its licenses.')).toBeVisible();
  });

  await test.step('the ownership is handed over by the mailed link, and the old owner sees it', async () => {
    await choose(ana.page, 'Manage', 'Hand over ownership');
    await ana.page.getByLabel('New owner').selectOption({ label: `Bob Stan (${bob.email})` });
    await ana.page.getByRole('button', { name: 'Send the offer' }).click();
    await expect(ana.page.getByText(`The ownership was offered to ${bob.email}`)).toBeVisible();
    await bob.page.goto((await mailTo(request, bob.email, /hand the organization Acme over/)).links[0]!);
    await expect(bob.page.getByRole('heading', { name: 'Ana Pop hands Acme over to you' })).toBeVisible();
    await bob.page.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(bob.page.getByText('You own Acme now. Ana Pop is one of its admins.')).toBeVisible();
    await expect(ana.page.getByRole('button', { name: 'Leave organization' })).toBeVisible();
    await expect(getRow(ana.page, 'Bob Stan')).toContainText('Owner');
    await expect(ana.page.getByText('The ownership was offered')).toBeHidden();
  });

  await test.step('a removed member sees the removal at once', async () => {
    await bob.page.getByRole('link', { name: 'Go to the organization' }).click();
    await choose(bob.page, 'More about Dan Rus', 'Remove from organization');
    await bob.page.getByRole('alertdialog').getByRole('button', { name: 'Remove from organization' }).click();
    await expect(dan.page.getByText('You are no longer in Acme.')).toBeVisible();
    await expect(getRow(ana.page, 'Dan Rus')).toBeHidden();
  });
});

test('a new person signs up through the invitation and becomes a member', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  await post(request, createOrganization, { organizationName: 'Acme' }, ana.token);
  await ana.page.goto('/organization');
  const email = freshEmail('Mia Ilie');
  await invite(ana.page, email, 'Member');
  await expect(ana.page.getByText(email, { exact: true })).toBeVisible();

  const { page } = await newVisitor();
  await page.goto((await mailTo(request, email, /organization Acme/)).links[0]!);
  await page.getByRole('button', { name: 'Create an account to accept' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Full name').fill('Mia Ilie');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/signup-end');
  const activation = await mailTo(request, email, /activate/i);
  // The message disappears by itself, on a slow machine even before the page counts as loaded.
  const notice = page.getByText('You belong to the organization Acme now.').waitFor();
  await page.goto(activation.links[0]!);
  await notice;
  await expect(getRow(ana.page, 'Mia Ilie')).toBeVisible();
});

test('an offer of ownership works only at its own address, where the person declines it', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  await post(request, createOrganization, { organizationName: 'Acme' }, ana.token);
  const email = freshEmail('Zoe');
  await post(request, inviteOwnerToOrganization, { email }, ana.token);
  await ana.page.goto('/organization');
  await expect(ana.page.getByText(`The ownership was offered to ${email}`)).toBeVisible();

  const { page } = await newVisitor();
  const link = (await mailTo(request, email)).links[0]!;
  await page.goto(link.replace('/organization-owner/', '/group/'));
  await expect(page.getByRole('heading', { name: 'This invitation does not work' })).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: 'You declined the invitation' })).toBeVisible();
  await expect(ana.page.getByText(`${email} turned down the ownership.`)).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page and its dialogs are accessible, and fit a phone, ${colorScheme}`, async ({
    newPerson,
    newVisitor,
    request,
  }) => {
    const ana = await newPerson('Ana Pop');
    const bob = await newPerson('Bob Stan', { viewport: { width: 390, height: 844 } });
    const { page } = ana;
    for (const one of [page, bob.page]) await one.emulateMedia({ colorScheme });
    await page.goto('/organization');
    await expectAccessible(page.getByText('You are in no organization'), 'main');
    await post(request, createOrganization, { organizationName: 'Acme' }, ana.token);
    await join(request, ana, bob, 2);
    const offered = freshEmail('Zoe');
    await post(request, inviteOwnerToOrganization, { email: offered }, ana.token);
    await post(request, inviteMemberToOrganization, { email: freshEmail('Ion'), member_type: 'guest' }, ana.token);
    await expectAccessible(getRow(page, 'Bob Stan'), 'main');
    await inviteButton(page).click();
    await expectAccessible(page.getByRole('dialog'), '[role=dialog]');
    await page.keyboard.press('Escape');
    await choose(page, 'Manage', 'Hand over ownership');
    await expectAccessible(page.getByRole('dialog'), '[role=dialog]');

    await bob.page.goto('/organization');
    await expectAccessible(bob.page.getByRole('listitem', { name: 'Ana Pop' }), 'main');
    const width = () => bob.page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(390);
    await createGroup(request, bob, 'Design', { ...ana, email: freshEmail('Eva'), fullName: 'Eva Dan' });
    await bob.page.getByRole('button', { name: 'From my groups' }).click();
    await expectAccessible(bob.page.getByRole('dialog').getByText('Eva Dan'), '[role=dialog]');

    const visitor = await newVisitor();
    await visitor.page.emulateMedia({ colorScheme });
    await visitor.page.goto((await mailTo(request, offered)).links[0]!);
    await expectAccessible(visitor.page.getByRole('heading', { level: 1 }));
  });
}
