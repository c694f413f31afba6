import { newAccount } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { newRoom } from '../../pages/meeting.ts';

test('an e-mail link leads to the moderator’s personal room', async ({ newVisitor, request }) => {
  const ana = await newAccount(request, 'Ana Pop');
  const { page } = await newVisitor();
  await page.goto(`/${ana.email}`);
  await expect(page).toHaveURL(/\/j\/\d{9,10}$/);
  await expect(page.getByRole('heading', { name: 'Meeting of Ana Pop' })).toBeVisible();
});

test('an alias and a label lead to the labelled room; another label is refused', async ({ newVisitor, request }) => {
  const ana = await newAccount(request, 'Ana Pop');
  const alias = `ana${Date.now().toString(36)}`;
  await request.post('/api/set-alias', { data: { alias }, headers: { 'user-token': ana.token } });
  const roomId = await newRoom(request, ana, { label: 'Daily' });
  const { page } = await newVisitor();
  await page.goto(`/${alias}/daily`);
  await expect(page).toHaveURL(`/j/${roomId}`);
  await page.goto(`/${alias}/weekly`);
  await expect(page.getByText('No meeting found with this link, please check if it is correct.')).toBeVisible();
});
