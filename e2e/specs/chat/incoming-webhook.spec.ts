import { newChatRoom } from '../../fixtures/chatRooms.ts';
import { expectAccessible } from '../../fixtures/expectAccessible.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chatPage } from '../../pages/chatPage.ts';

test('an owner creates a webhook whose messages reach the room, until it is revoked', async ({
  newPerson,
  request,
}) => {
  const [ana, ben] = [await newPerson('Ana Pop'), await newPerson('Ben Okafor')];
  const launch = await newChatRoom(request, ana, 'Launch', ben);
  const { page } = ana;
  const his = chatPage(ben.page);
  await ben.page.goto(`/chat/${launch}`);
  await expect(his.title('Launch')).toBeVisible();
  await page.goto(`/chat/${launch}`);
  const openList = async () => {
    await page.getByRole('button', { name: 'Room options' }).click();
    await page.getByRole('menuitem', { name: 'Webhooks…' }).click();
  };

  await openList();
  const list = page.getByRole('dialog', { name: 'Webhooks' });
  await expect(list.getByText('No program posts here yet.')).toBeVisible();
  await list.getByRole('button', { name: 'Add webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add a webhook' });
  await form.getByRole('textbox', { name: /Name/ }).fill('Build server');
  await expectAccessible(form);
  await form.getByRole('button', { name: 'Create' }).click();
  const shown = page.getByRole('dialog', { name: 'URL of Build server' });
  await expectAccessible(shown);
  const url = (await shown.getByText(/^http.*\/api\/chat-webhooks\/cw_/).textContent())!;
  await shown.getByRole('button', { name: 'I have copied it' }).click();
  await expect(list.getByText('Created by Ana Pop · Never used')).toBeVisible();
  await expectAccessible(list);

  expect((await request.post(url, { data: { text: 'Build **7** passed' } })).status()).toBe(200);
  await expect(his.log.getByText('Build 7 passed')).toBeVisible();
  await expect(his.log.getByText('Build server')).toBeVisible();
  await expect(his.log.getByText('Bot', { exact: true })).toBeVisible();
  await expectAccessible(his.main);

  await list.getByRole('button', { name: 'Revoke Build server' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(list.getByText('No program posts here yet.')).toBeVisible();
  const late = await request.post(url, { form: { payload: JSON.stringify({ text: 'Build 8 passed' }) } });
  expect(late.status()).toBe(410);

  // Another member sees no webhooks.
  await ben.page.getByRole('button', { name: 'Room options' }).click();
  await expect(ben.page.getByRole('menuitem', { name: 'Room Members' })).toBeVisible();
  await expect(ben.page.getByRole('menuitem', { name: 'Webhooks…' })).toHaveCount(0);
});
