import { acquaint, freshEmail, mailTo } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatWidget } from '../../pages/chatWidget.ts';

test('a room is created with a contact and a stranger, and changes of its members show live', async ({
  newPerson,
  request,
}) => {
  const [ana, ben, cleo] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor'), await newPerson('Cleo Martin')];
  const stranger = freshEmail('Somebody New');
  await acquaint(request, ana, ben);
  await Promise.all([ana, ben, cleo].map(({ page }) => page.goto('/dashboard/join')));
  const [mine, his, hers] = [chatWidget(ana.page), chatWidget(ben.page), chatWidget(cleo.page)];
  await Promise.all([mine.open(), his.open(), hers.open()]);
  await expect(mine.window.getByText('No conversation started')).toBeVisible();
  await expect(mine.window.getByText('Create or select a room to start a conversation')).toBeVisible();

  await mine.window.getByRole('button', { name: 'Create room' }).first().click();
  const create = ana.page.getByRole('dialog', { name: 'Create Room' });
  await expect(create.getByRole('button', { name: 'Create', exact: true })).toBeDisabled();
  // The dialog grows to its size while it opens.
  await expect.poll(async () => (await create.boundingBox())?.width).toBe(450);
  const address = create.getByRole('combobox', { name: 'Participants' });
  await address.fill('ben');
  await ana.page.getByRole('option', { name: /Ben Okafor/ }).click();
  await address.fill(stranger);
  await address.press('Enter');
  await create.getByRole('textbox', { name: 'Room name' }).fill('Band');
  await create.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(mine.title('Band')).toBeVisible();
  await expect(his.room('Band')).toBeVisible();
  expect((await mailTo(request, stranger)).subject).toContain('Ana Pop');

  await mine.window.getByRole('button', { name: 'Add participants' }).click();
  const members = ana.page.getByRole('dialog', { name: 'Room Members' });
  // Another list beside it contains the addresses that are being added.
  const getRow = (email: string) =>
    members.getByRole('list', { name: 'Room Members' }).getByRole('listitem').filter({ hasText: email });
  await members.getByRole('combobox').fill(cleo.email);
  await members.getByRole('combobox').press('Enter');
  await members.getByRole('button', { name: 'Add participant', exact: true }).click();
  await mailTo(request, cleo.email, /Ana Pop/);
  for (const email of [stranger, cleo.email]) {
    await expect(getRow(email)).toContainText('Pending');
  }
  // The message disappears by itself, on a slow machine even before the click has ended.
  const notice = ana.page.getByText('Invitation sent again').waitFor();
  await members.getByRole('button', { name: `Send ${stranger} the invitation again` }).click();
  await notice;

  await hers.select('Band');
  await expect(hers.window.getByText('Until you write here, the others see no more of you')).toBeVisible();
  await hers.send('Here I am');
  const cleosRow = getRow(cleo.email);
  await expect(cleosRow).toContainText('Cleo Martin');
  await expect(cleosRow).not.toContainText('Pending');

  await members.getByRole('button', { name: 'Remove Cleo Martin' }).click();
  await ana.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(hers.room('Band')).toHaveCount(0);
  await ana.page.keyboard.press('Escape');

  await mine.option('Allow everyone to add/remove');
  await his.select('Band');
  await expect(his.window.getByRole('button', { name: 'Add participants' })).toBeVisible();

  await mine.option('Close room');
  await ana.page.getByRole('alertdialog').getByRole('button', { name: 'Close room' }).click();
  await expect(mine.window.getByText('No conversation started')).toBeVisible();
  await expect(his.window.getByText('No conversation started')).toBeVisible();
});

test('a room continues without its owner, and the other member can close it', async ({ newPerson, request }) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  await acquaint(request, ana, ben);
  await Promise.all([ana.page.goto('/dashboard/join'), ben.page.goto('/dashboard/join')]);
  const [mine, his] = [chatWidget(ana.page), chatWidget(ben.page)];
  await Promise.all([mine.open(), his.open()]);
  await mine.window.getByRole('button', { name: 'Create room' }).first().click();
  const create = ana.page.getByRole('dialog', { name: 'Create Room' });
  await create.getByRole('combobox').fill(ben.email);
  await create.getByRole('combobox').press('Enter');
  await create.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(mine.title('Ben Okafor')).toBeVisible();
  await his.select('Ana Pop');
  await mine.option('Leave room');
  await ana.page.getByRole('alertdialog').getByRole('button', { name: 'Leave room' }).click();
  await expect(mine.window.getByText('No conversation started')).toBeVisible();
  await ben.page.getByRole('button', { name: 'Room options' }).click();
  await expect(ben.page.getByRole('menuitem', { name: 'Close room' })).toBeVisible();
});
