import { signUp } from '@meet/accounts-contract';
import { freshEmail, PASSWORD } from '../../fixtures/api.ts';
import { Conversation } from '../../fixtures/distributed/Conversation.ts';
import type { Part } from '../../fixtures/distributed/createPart.ts';
import { expect, skipWithoutRedis, test } from '../../fixtures/distributed/test.ts';
import { newMailedAccount } from '../../fixtures/mailServer.ts';
import { slowed } from '../../fixtures/slowdown.ts';
import { chatWidget } from '../../pages/chatWidget.ts';

skipWithoutRedis();

/** Number of messages that are sent around each fault. */
const SENDS = 50;
/** Time for which a gateway is suspended. */
const STOPPED_MS = 30_000;
/** Number of mails that are sent at once. */
const MAILS = 10;

test('messages arrive exactly once and pages reconnect when any one process is killed meanwhile', async ({
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
      // Pages reconnect through the other gateway while this one is still away.
      await conversation.sendAmid(SENDS, async () => {
        // The note stays only until the page is connected again.
        const isNoted = reconnecting(page).waitFor();
        await deployment.gateways[name].kill();
        await isNoted;
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

test('pages leave a gateway that hangs for half a minute, and send their messages through the other', async ({
  deployment,
  newPersonAt,
  request,
}) => {
  const [ana, bo] = [await newPersonAt('Ana Pop', 'one'), await newPersonAt('Bo Stan', 'two')];
  const conversation = await Conversation.open(request, bo, [ana, bo]);
  const { one } = deployment.gateways;
  const mine = chatWidget(ana.page);
  one.pause();
  const standsStillUntil = Date.now() + STOPPED_MS;
  await mine.send('Typed meanwhile');
  await deployment.balancer.until('one', 'out');
  await expect(chatWidget(bo.page).message('Typed meanwhile')).toHaveCount(1);
  await expect(mine.message('Typed meanwhile')).toHaveCount(1);
  await expect(mine.window.getByText('Not sent –')).toHaveCount(0);
  await conversation.sendAmid(SENDS, async () => {});
  await expect.poll(() => Date.now()).toBeGreaterThan(standsStillUntil);
  one.resume();
  await deployment.balancer.until('one', 'in');
  await conversation.sendAmid(SENDS, async () => {});
});

test('a message is marked as not sent while the chat service is unreachable, and is sent afterwards', async ({
  deployment,
  newPersonAt,
  request,
}) => {
  const [ana, bo] = [await newPersonAt('Ana Pop', 'two'), await newPersonAt('Bo Stan', 'one')];
  const conversation = await Conversation.open(request, bo, [ana, bo]);
  const mine = chatWidget(ana.page);
  for (const relay of deployment.toChat) relay.cut();
  await mine.send('Typed meanwhile');
  await expect(mine.window.getByText('Not sent –')).toBeVisible();
  for (const relay of deployment.toChat) relay.mend();
  for (const { page } of [ana, bo]) await expect(chatWidget(page).message('Typed meanwhile')).toHaveCount(1);
  await expect(mine.window.getByText('Not sent –')).toHaveCount(0);
  await conversation.sendAmid(SENDS, async () => {});
});

test('nobody receives a mail twice when the processes that send mails are killed during a burst', async ({
  deployment,
  request,
}) => {
  const { mails, services } = deployment;
  const people = Array.from({ length: MAILS }, (_, at) => freshEmail(`Person ${at}`));
  const sentTo = () => mails.recipients().filter((to) => people.includes(to));
  mails.onMail(async () => {
    // The text has arrived, and its receipt is not acknowledged yet.
    if (sentTo().length === MAILS / 2) await Promise.all(services.notifications.map((part) => part.kill()));
  });
  const answers = await Promise.all(
    people.map((email) =>
      request.post(`/api/${signUp.path}`, { data: { email, fullName: 'Person', password: PASSWORD } }),
    ),
  );
  await expect.poll(() => sentTo().length).toBeGreaterThanOrEqual(MAILS / 2);
  await Promise.all(services.notifications.map((part) => part.start()));

  // A mail that was in transit at the kill may have arrived. The service counts it as uncertain and does not send it
  // again.
  const uncertain = async () => {
    const metricsAnswers = await Promise.all(services.notifications.map(({ url }) => fetch(`${url}/metrics`)));
    const texts = await Promise.all(metricsAnswers.map((metrics) => metrics.text()));
    return texts.reduce((sum, text) => sum + Number(/^meet_mails_uncertain_total (\d+)/m.exec(text)?.[1] ?? 0), 0);
  };
  const accepted = answers.filter((answer) => answer.ok()).length;
  await expect
    .poll(async () => new Set(sentTo()).size + (await uncertain()), { timeout: slowed(90_000) })
    .toBeGreaterThanOrEqual(accepted);
  expect(sentTo()).toHaveLength(new Set(sentTo()).size);
});
