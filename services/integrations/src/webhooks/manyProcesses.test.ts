import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createWebhook } from '@meet/integrations-contract';
import { BEAT_MS } from '@meet/service-kit';
import type { ProcessBeside, TestPerson } from '@meet/service-kit/testing';
import { startIntegrations, type TestIntegrations } from '../testing/startIntegrations.ts';
import { startReceiver, type Receiver } from '../testing/startReceiver.ts';

const WITHIN_MS = 30_000;

let receiver: Receiver;
let services: TestIntegrations;
beforeAll(async () => {
  receiver = await startReceiver();
  services = await startIntegrations({ env: { WEBHOOK_NETWORKS: 'loopback', WEBHOOK_TIMEOUT_SECONDS: '60' } });
});
afterAll(async () => {
  await services.close();
  await receiver.close();
});

let beside: ProcessBeside;
let person: TestPerson;
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answerWith(204);
  beside = await services.startBeside();
  person = services.signIn();
  const webhook = { url: receiver.url, events: ['meeting.started'] };
  expect((await services.request(createWebhook, webhook, { as: person })).body.success).toBe(true);
});

const here = () => services.made[0]!;
const other = () => services.made.at(-1)!;
const ids = () => receiver.received.map(({ headers }) => headers['webhook-id']);
async function settle(deps = here()): Promise<void> {
  await deps.dispatcher.poll();
  await deps.dispatcher.settle();
}
/** Every process looks for due deliveries every few seconds, so that any of them may get a delivery. */
const settleEverywhere = () => Promise.all(services.made.map((deps) => settle(deps)));
/** Advances the clock of the first process. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += BEAT_MS) {
    services.clock.advance(BEAT_MS);
    await services.lease.keep();
    await settle();
  }
}
/** Leaves the next delivery of any process unanswered until released. */
function hang() {
  const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  receiver.answerWith((response) => {
    receiver.answerWith(204);
    reached.resolve();
    void released.promise.then(() => response.writeHead(500).end());
  });
  return { reached: reached.promise, release: () => released.resolve() };
}
/** Stores a due delivery without waking any process. */
const due = async () => {
  const [webhook] = await here().webhookStore.list(person.accountId);
  return (await here().deliveryStore.create({
    ...{ webhookId: webhook!._id, accountId: person.accountId, event: 'meeting.started' },
    ...{ occurrenceId: `occurrence-${Math.random()}`, body: '{}' },
  }))!;
};

describe('webhook deliveries by several processes', () => {
  it('are sent once each', async () => {
    for (let at = 0; at < 20; at += 1) await due();
    await Promise.all([settle(here()), settle(other())]);
    expect(receiver.received).toHaveLength(20);
    expect(new Set(ids()).size).toBe(20);
  });

  it('are counted for operators while they wait, with their age', async () => {
    receiver.answerWith(500);
    await due();
    await settleEverywhere();
    services.clock.advance(65_000);
    expect(await services.queues()).toMatchObject({ webhooks: { length: 1, oldestSeconds: 60 } });
    receiver.answerWith(204);
    await settleEverywhere();
    services.clock.advance(5_000);
    expect(await services.queues()).toMatchObject({ webhooks: { length: 0, oldestSeconds: 0 } });
  });

  it('are sent again under the same id within half a minute if their process died', async () => {
    const hung = hang();
    const { _id } = await due();
    other().dispatcher.wake();
    await hung.reached;
    await services.lease.keep();
    await beside.kill();
    await pass(WITHIN_MS);
    expect(ids()).toEqual([_id, _id]);
    hung.release();
    await other().dispatcher.settle();
    expect(await here().deliveryStore.find(person.accountId, _id)).toMatchObject({ state: 'delivered', attempts: 1 });
  });

  it('keep the state that another process set if the first one gets its answer late', async () => {
    const hung = hang();
    const { _id } = await due();
    other().dispatcher.wake();
    await hung.reached;
    await pass(WITHIN_MS);
    expect(await here().deliveryStore.find(person.accountId, _id)).toMatchObject({ state: 'delivered' });
    hung.release();
    await other().dispatcher.settle();
    expect(await here().deliveryStore.find(person.accountId, _id)).toMatchObject({
      state: 'delivered',
      statusCode: 204,
      attempts: 1,
    });
  });
});
