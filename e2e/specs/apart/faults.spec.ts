import { Conversation } from '../../fixtures/apart/Conversation.ts';
import type { Part } from '../../fixtures/apart/createPart.ts';
import { expect, isWithoutRedis, test } from '../../fixtures/apart/test.ts';
import { newMailedAccount } from '../../fixtures/mailServer.ts';
import { slowed } from '../../fixtures/slowdown.ts';
import { chatWidget } from '../../pages/chatWidget.ts';

test.skip(isWithoutRedis(), 'Several gateways need a Redis, and this machine has none.');

/** Messages amid which one thing breaks. */
const SENDS = 50;

test('whichever process is killed amid sends, nothing is lost, doubled or left out, and pages are back', async ({
  deployment,
  newPersonAt,
  request,
}) => {
  test.setTimeout(slowed(600_000));
  const ana = await newMailedAccount(request, deployment.mails, 'Ana Pop');
  const [bo, cleo] = [await newPersonAt('Bo Stan', 'one'), await newPersonAt('Cleo Radu', 'two')];
  const conversation = await Conversation.open(request, ana, [bo, cleo]);
  const reconnecting = (page: typeof bo.page) => chatWidget(page).window.getByText('Reconnecting…');
  const restart = async (part: Part) => {
    await part.kill();
    await part.start();
  };

  for (const [name, { page }] of [
    ['one', bo],
    ['two', cleo],
  ] as const)
    await test.step(`gateway ${name}`, async () => {
      // Pages come back by the other one, while this one is away still.
      await conversation.sendAmid(SENDS, async () => {
        await deployment.gateways[name].kill();
        await expect(reconnecting(page)).toBeVisible();
      });
      await deployment.gateways[name].start();
      await conversation.check();
    });
  for (const part of Object.values(deployment.services).flat())
    await test.step(part.name, () => conversation.sendAmid(SENDS, () => restart(part)));
  await test.step('Redis', () =>
    conversation.sendAmid(SENDS, async () => {
      await deployment.redis.kill();
      await deployment.redis.start();
    }));
  const { database } = deployment;
  if (database) await test.step('database', () => conversation.sendAmid(SENDS, () => restart(database)));
});
