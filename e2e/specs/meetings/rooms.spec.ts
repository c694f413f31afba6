import { newAccount } from '../../fixtures/api.ts';
import { asks } from '../../fixtures/asks.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newRoom, startByCall } from '../../pages/meeting.ts';

test('a custom room is added, renamed and deleted, and a duplicate label is refused', async ({ newPerson }) => {
  const ana = await newPerson('Ana Pop');
  const { page } = ana;
  await page.goto('/dashboard/rooms');
  await expect(page.getByText('No custom rooms yet.')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const add = async (label: string) => {
    await page.getByRole('button', { name: 'Add a room' }).click();
    await dialog.getByLabel('Label').fill(label);
    await dialog.getByRole('button', { name: 'Save' }).click();
  };
  await add('Daily');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row('Daily')).toContainText(/\/j\/\d{9,10}/);
  await add('daily');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Rename Daily' }).click();
  await dialog.getByLabel('Label').fill('Weekly');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row('Weekly')).toBeVisible();
  await expect(row('Daily')).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete Weekly' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Weekly?' });
  await expect(question).toContainText('Its link stops working.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No custom rooms yet.')).toBeVisible();
});

test('the personal meeting id can be changed, but not to one that is taken', async ({
  newPerson,
  newVisitor,
  request,
}) => {
  const ana = await newPerson('Ana Pop');
  const taken = await newRoom(request, await newAccount(request, 'Bo Stan'), { label: 'Theirs' });
  const { page } = ana;
  await page.goto('/dashboard/rooms');
  const wanted = String(Date.now()).slice(-9).replace(/^0/, '1');
  const dialog = page.getByRole('dialog', { name: 'Edit personal meeting id' });
  const edit = async (id: string) => {
    await page.getByRole('button', { name: 'Edit personal meeting id' }).click();
    await dialog.getByLabel('Personal meeting id').fill(id);
    await dialog.getByRole('button', { name: 'Save' }).click();
  };
  await edit('12345');
  await expect(dialog.getByLabel('Personal meeting id')).toHaveAccessibleDescription(/9.*10/);
  await dialog.getByLabel('Personal meeting id').fill(taken);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await edit(wanted);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`/j/${wanted}`)).toBeVisible();
  const guest = await newVisitor();
  await guest.page.goto(`/j/${wanted}`);
  await expect(guest.page.getByRole('heading', { name: 'Meeting of Ana Pop' })).toBeVisible();
});

test('a host’s settings are stored at once and apply to later meetings', async ({ newPerson, newVisitor, request }) => {
  const ana = await newPerson('Ana Pop');
  const { page } = ana;
  await page.goto('/dashboard/rooms');
  const switches = ['Guests wait for a host', 'Lobby', 'Contacts may start my meetings'];
  const before = await Promise.all(switches.map((name) => page.getByRole('switch', { name }).isChecked()));
  for (const name of switches) {
    const stored = page.waitForResponse((response) => asks(response.request(), 'UpdateHostMeetingConfiguration'));
    await page.getByText(name, { exact: true }).click();
    await stored;
  }
  const stored = page.waitForResponse((response) => asks(response.request(), 'UpdateHostMeetingConfiguration'));
  await page.getByLabel('Start with').selectOption({ label: 'Camera off' });
  await stored;
  await page.reload();
  for (const [index, name] of switches.entries()) {
    await expect(page.getByRole('switch', { name })).toBeChecked({ checked: !before[index] });
  }
  await expect(page.getByLabel('Start with')).toHaveValue('2');

  const roomId = await newRoom(request, ana);
  const { startMode, lobby } = await startByCall(request, ana, roomId);
  expect({ startMode, lobby }).toEqual({ startMode: 2, lobby: !before[1] });
  const guest = await newVisitor();
  await guest.page.goto(`/j/${roomId}`);
  await expect(guest.page.getByText('The meeting is running.')).toBeVisible();
});
