import { acquaint } from '../../fixtures/api.ts';
import { expect, isWithoutRedis, test } from '../../fixtures/apart/test.ts';
import { chatWidget } from '../../pages/chatWidget.ts';
import { networkPanel } from '../../pages/networkPanel.ts';

test.skip(isWithoutRedis(), 'Several gateways need a Redis, and this machine has none.');

test('people on two gateways see each other come and go, and chat in order and once', async ({
  newPersonAt,
  request,
}) => {
  const ana = await newPersonAt('Ana Pop', 'one');
  const bo = await newPersonAt('Bo Stan', 'two');
  await acquaint(request, ana, bo);
  await Promise.all([ana.page.goto('/dashboard/join'), bo.page.goto('/dashboard/join')]);
  const network = networkPanel(ana.page);
  await network.open();
  await expect(network.presenceOf('Bo Stan', 'Online')).toBeVisible();
  await network.choose('Bo Stan', 'Start conversation');
  const [mine, theirs] = [chatWidget(ana.page), chatWidget(bo.page)];
  for (const text of ['One', 'Two', 'Three']) await mine.send(text);
  await theirs.open();
  await theirs.select('Ana Pop');
  await expect(theirs.message('Three')).toBeVisible();
  await expect(theirs.log).toHaveText(/One.*Two.*Three/);
  await bo.page.close();
  await expect(network.presenceOf('Bo Stan', 'Offline')).toBeVisible();
});
