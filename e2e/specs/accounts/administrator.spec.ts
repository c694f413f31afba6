import type { Page } from '@playwright/test';
import { createChatRoom, listChatRooms, sendChatMessage } from '@meet/chat-contract';
import { createMeeting, scheduleMeeting } from '@meet/meetings-contract';
import { addContact, createContactsGroups } from '@meet/network-contract';
import { newAccount, post, type Account } from '../../fixtures/api.ts';
import { startOwnProduct, type OwnProduct } from '../../fixtures/ownProduct.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { getStartNoteIcon, showStartNote } from '../../pages/startNote.ts';

// An administrator's change is visible to everyone, so these tests start a product of their own.
let product: OwnProduct;
let admin: Account;

// One worker, and therefore one product, for the whole file.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  product = await startOwnProduct({});
  admin = await product.newAdmin();
});
test.afterAll(() => product.stop());

/**
 * Stores a session under its key, once per browser: after the product has ended the session, a reload must not restore
 * it.
 */
async function enter(
  page: Page,
  key: 'admin-token' | 'user-token',
  { token, email, fullName }: Account,
): Promise<void> {
  await page.addInitScript(
    ([name, value, address, full]) => {
      if (localStorage.getItem('e2e-signed-in')) return;
      localStorage.setItem('e2e-signed-in', '1');
      localStorage.setItem(name!, JSON.stringify({ token: value }));
      localStorage.setItem('email', address!);
      localStorage.setItem('fullName', full!);
    },
    [key, token, email, fullName],
  );
}

// One of these tests acts as an outside caller with the viewed account's token.
test.use({ mayCall: /change-password/ });

test('an administrator edits an info note, and everyone sees the new text', async ({ newVisitor }) => {
  const ana = await newAccount(product.request, 'Ana Pop');
  const reader = await newVisitor({ baseURL: product.url });
  await enter(reader.page, 'user-token', ana);
  await reader.page.goto('/dashboard/join');
  // A page that is still loading may move the icon away from the mouse, which closes the note.
  await expect(async () => {
    await expect(await showStartNote(reader.page)).toContainText('Your meeting opens in a new tab', { timeout: 2_000 });
  }).toPass();
  await expect(reader.page.getByRole('button', { name: /^Edit the note/ })).toHaveCount(0);

  const { page } = await newVisitor({ baseURL: product.url });
  await enter(page, 'admin-token', admin);
  await page.goto('/dashboard/join');
  await page.getByRole('button', { name: 'Edit the note about: Start a meeting' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Info Note Details' });
  await expectAccessible(dialog);
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Before you start');
  await dialog
    .getByRole('textbox', { name: 'Description' })
    .fill('<p>Read <a href="https://example.com/house">the house rules</a>.</p><script>window.ran = 1</script>');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
  await expect(await showStartNote(page)).toContainText('Before you start');

  // A mouse that leaves the icon would close the note, although the icon has the focus.
  await reader.page.mouse.move(0, 0);
  await reader.page.reload();
  await getStartNoteIcon(reader.page).focus();
  const note = reader.page.getByRole('note');
  await expect(note).toContainText('Before you startRead the house rules.<script>window.ran = 1</script>');
  await reader.page.keyboard.press('Tab');
  await expect(note.getByRole('link', { name: 'the house rules' })).toBeFocused();
  expect(await reader.page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();
  await expectAccessible(note);
  await reader.page.keyboard.press('Escape');
  await expect(note).toBeHidden();
});

test('no page offers an administrator anything that the server refuses', async ({ newVisitor }) => {
  const { page } = await newVisitor({ baseURL: product.url });
  await enter(page, 'admin-token', admin);
  const refused: Promise<string | undefined>[] = [];
  page.on('response', (response) => {
    if (!/\/(api|graphql)/.test(response.url())) return;
    const body = response.text().catch(() => '');
    refused.push(body.then((text) => (text.includes('FORBIDDEN') ? `${response.url()} ${text}` : undefined)));
  });
  await page.goto('/dashboard/join');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu.getByRole('link', { name: 'Organization' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Invite user' })).toHaveCount(0);
  const [, ...pages] = await menu.getByRole('link').all();
  expect(pages.length).toBeGreaterThan(4);
  for (const link of pages) {
    await link.click();
    const title = await link.innerText();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // Administrators manage the applications where people see those that they have authorized.
    const drawn = title === 'Integrations' ? 'Applications' : 'This page shows what people have of their own';
    await expect(page.getByRole('heading', { name: drawn })).toBeVisible();
    const note = page.getByRole('button', { name: /^Edit the note about/ });
    // The chat page needs no explanation and has no info note for anybody.
    if (title === 'Chat') await expect(note).toHaveCount(0);
    else await expectAccessible(note);
  }
  await page.goto('/followers');
  await expect(page.getByRole('heading', { name: 'This page shows what people have of their own' })).toBeVisible();

  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Signed-in devices', 'View an account', 'Sign out']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('option', { name: /Invite user|Notification preferences/ })).toHaveCount(0);
  expect((await Promise.all(refused)).filter(Boolean)).toEqual([]);
});

test('an administrator views an account, cannot change its password, and leaves it', async ({ newVisitor }) => {
  const eva = await newAccount(product.request, 'Eva Dumitru');
  const { page } = await newVisitor({ baseURL: product.url });
  await enter(page, 'admin-token', admin);
  await page.goto('/dashboard/join');
  await expect(page.getByRole('button', { name: 'Join meeting' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'View an account' }).click();
  await page.getByRole('searchbox', { name: 'E-mail or name' }).fill('eva dum');
  await expectAccessible(page.getByText(eva.email));
  await page.getByRole('button', { name: 'View account: Eva Dumitru' }).click();

  await expect(page.getByText(`Viewing account as ${admin.fullName}.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello Eva');
  expect(page.url()).not.toContain('login-as-user');
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'View an account' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(page.getByText('You are viewing their account.')).toBeVisible();
  await page.keyboard.press('Escape');
  const refused = await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('user-token')!) as { token: string };
    const response = await fetch('/api/change-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-token': token, 'admin-token': token },
      body: JSON.stringify({ currentPassword: 'Correct-horse-7', newPassword: 'Taken-over-8' }),
    });
    return { status: response.status, ...((await response.json()) as { message: string }) };
  });
  expect(refused).toMatchObject({
    status: 403,
    message: "This cannot be done while viewing somebody else's account.",
  });

  await page.getByRole('button', { name: 'Log out of this account' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  expect(await page.evaluate(() => [localStorage.getItem('user-token'), localStorage.getItem('admin-token')])).toEqual([
    null,
    null,
  ]);

  const again = await newVisitor({ baseURL: product.url });
  await enter(again.page, 'admin-token', admin);
  await again.page.goto('/dashboard/join');
  await again.page.getByRole('button', { name: 'Your account' }).click();
  await again.page.getByRole('menuitem', { name: 'View an account' }).click();
  await again.page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(again.page.getByText(`${admin.email} left the account of ${eva.email}.`)).toBeVisible();
  await expect(again.page.getByText(`${admin.email} opened the account of ${eva.email}.`)).toBeVisible();
});

test('an administrator who views an account can read all its pages, but is offered no change', async ({
  newVisitor,
}) => {
  const [eva, ben] = [await newAccount(product.request, 'Eva Dumitru'), await newAccount(product.request, 'Ben Radu')];
  const { contact } = await post(
    product.request,
    addContact,
    { contactEmail: ben.email, contactName: 'Ben' },
    eva.token,
  );
  const { contactId } = contact;
  const members = [{ contactId, email: ben.email }];
  await post(product.request, createContactsGroups, { groupName: 'Two', contactsInNewGroup: members }, eva.token);
  const room = { participants: [ben.email], roomName: 'Ours' };
  const { chatroom } = await post(product.request, createChatRoom, room as never, eva.token);
  const message = { chatId: chatroom.chatId, message: 'Not read yet' };
  await post(product.request, sendChatMessage, message as never, ben.token);
  await post(product.request, createMeeting, { label: 'desk' } as never, eva.token);
  const planned = { subject: 'Next week', durationInMinutes: 30, timeZone: 'UTC', invited: [ben.email] };
  const startsAt = Date.now() + 7 * 86_400_000;
  await post(product.request, scheduleMeeting, { ...planned, startsAt } as never, eva.token);

  const { page } = await newVisitor({ baseURL: product.url });
  const requested = await product.request.post('/api/create-login-as-user', {
    headers: { 'admin-token': admin.token },
    data: { email: eva.email },
  });
  const refused: Promise<string | undefined>[] = [];
  page.on('response', (response) => {
    if (!/\/(api|graphql)/.test(response.url())) return;
    const body = response.text().catch(() => '');
    refused.push(body.then((text) => (text.includes('FORBIDDEN') ? `${response.url()} ${text}` : undefined)));
  });
  await page.goto(`/login-as-user/${((await requested.json()) as { data: string }).data}`);
  await expect(page.getByText(`Viewing account as ${admin.fullName}.`)).toBeVisible();

  /** Buttons for actions that would change data, by the beginning of their names. */
  const offers = page.getByRole('button', {
    name: /^(Start|Schedule|Join|Add|Invite|New|Make a|Create|Edit:|Change|Rename|Delete|Remove|Clear|Mark|Resend|Revoke|Follow|Ask|Calendar feed)/,
    disabled: false,
  });
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(menu.getByRole('link', { name: 'Organization' })).toBeVisible();
  for (const link of await menu.getByRole('link').all()) {
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offers).toHaveCount(0);
  }
  for (const [path, shown] of [
    ['/dashboard/schedule', 'Next week'],
    ['/dashboard/rooms', 'desk'],
    ['/followers', 'I follow'],
    ['/groups-management', 'Two'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(shown).first()).toBeVisible();
    await expect(offers).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await expect(offers).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Open My network' }).click();
  await expect(page.getByRole('group', { name: 'Two' })).toBeVisible();
  await expect(offers).toHaveCount(0);

  await page.getByRole('button', { name: /^Open chat/ }).click();
  await expect(page.getByRole('log')).toContainText('Not read yet');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCount(0);
  await expect(offers).toHaveCount(0);
  await page.getByRole('button', { name: 'Room options' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Search in this room', 'Room Members']);
  await page.keyboard.press('Escape');
  const { chatrooms } = await post(product.request, listChatRooms, {}, eva.token);
  expect(chatrooms[0]).toMatchObject({ hasUnreadMessages: true });
  expect((await Promise.all(refused)).filter(Boolean)).toEqual([]);
});

test('a new name shows in the person’s other browser without a reload', async ({ newPerson, newVisitor }) => {
  const { page, token, email, fullName } = await newPerson('Ion Radu');
  const other = await newVisitor();
  await enter(other.page, 'user-token', { token, email, fullName });
  await other.page.goto('/dashboard/join');
  await expect(other.page.getByRole('heading', { level: 1 })).toContainText('Hello Ion');
  await page.goto('/dashboard/join');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Edit: Full name' }).click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Mihai Radu');
  await page.keyboard.press('Enter');
  await expect(other.page.getByRole('heading', { level: 1 })).toContainText('Hello Mihai');
});
