import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createWebhook, getWebhookDeliveries, resendQueue } from '@meet/integrations-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { startIntegrations, type TestIntegrations } from '../testing/startIntegrations.ts';
import { startReceiver, type Receiver } from '../testing/startReceiver.ts';

const DAY_MS = 86_400_000;
const LONGEST_WAIT_MS = 36_000_000;

let receiver: Receiver;
let services: TestIntegrations;
let admin: TestPerson;
let person: TestPerson;
let webhookId: string;
beforeAll(async () => {
  receiver = await startReceiver();
  services = await startIntegrations({ env: { WEBHOOK_NETWORKS: 'loopback' } });
  admin = services.signIn({ kind: 'admin' });
});
afterAll(async () => {
  await services.close();
  await receiver.close();
});
beforeEach(async () => {
  services.acts.length = 0;
  person = services.signIn();
  const webhook = { url: receiver.url, events: ['meeting.started'] };
  webhookId = (await services.request(createWebhook, webhook, { as: person })).body.webhook.webhookId;
});

const resend = (queue: string, as?: TestPerson) =>
  services.request(resendQueue, { queue }, { as, address: '203.0.113.9' });
const deliveries = async () => {
  const { body } = await services.request(getWebhookDeliveries, { webhookId }, { as: person });
  return body.deliveries as { state: string; attempts: number }[];
};
/** Creates a delivery that its receiver refused in every attempt. */
async function fail() {
  receiver.answerWith(500);
  await services.trigger(person);
  for (let attempt = 0; attempt < 7; attempt += 1) {
    await services.deliver();
    services.clock.advance(LONGEST_WAIT_MS);
  }
}

describe('webhook deliveries that were given up', () => {
  it('are sent again at an administrator’s request, which is recorded', async () => {
    await fail();
    expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: 7 }]);
    receiver.answerWith(204);
    expect((await resend('webhooks', admin)).body).toEqual({ success: true, count: 1 });
    await services.deliver();
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 8 }]);
    expect(services.acts).toEqual([
      {
        ...{ act: 'work-sent-again', adminId: admin.accountId, adminEmail: admin.email },
        ...{ subject: 'webhooks', address: '203.0.113.9' },
      },
    ]);
    expect((await resend('webhooks', admin)).body).toEqual({ success: true, count: 0 });
  });

  it('are not sent again for other people or an unknown queue', async () => {
    await fail();
    expect((await resend('webhooks')).status).toBe(401);
    expect((await resend('webhooks', person)).status).toBe(403);
    expect((await resend('mails', admin)).status).toBe(400);
    await services.deliver();
    expect(await deliveries()).toMatchObject([{ state: 'failed' }]);
    expect(services.acts).toEqual([]);
  });
});

describe('time entries that were given up', () => {
  it('are sent again if Hubstaff refused them, but not if it may have recorded them', async () => {
    const entries = services.connection.collection<{ _id: string }>('integrations.hubstaff_entries');
    const entry = {
      ...{ accountId: person.accountId, sealed: '', tries: 1, holder: null, nextAttemptAt: services.clock.now() },
      expiresAt: new Date(services.clock.now() + DAY_MS),
    };
    await entries.insertMany([
      { _id: 'refused', state: 'refused', ...entry },
      { _id: 'uncertain', state: 'uncertain', ...entry },
    ] as never);
    expect((await resend('time-entries', admin)).body).toEqual({ success: true, count: 1 });
    await services.deps.hubstaff.deliver();
    // The entry's person is no longer connected, so it is deleted. The uncertain entry is unchanged.
    expect(await entries.find().toArray()).toMatchObject([{ _id: 'uncertain', state: 'uncertain' }]);
  });
});
