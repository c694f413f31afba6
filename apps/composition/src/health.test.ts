import { listChatRooms } from '@meet/chat-contract';
import type { OutputOf } from '@meet/contracts';
import { createWebhook, pingWebhook, resendQueue } from '@meet/integrations-contract';
import { getHealth } from '@meet/releases-contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getVersions } from './distributed/aboutService.ts';
import { SERVICE_NAMES } from './services.ts';
import { adminFromOutside } from './testing/adminFromOutside.ts';
import { callFromOutside, signUpFromOutside, succeedFromOutside } from './testing/callFromOutside.ts';
import { hearFromOutside } from './testing/hearFromOutside.ts';
import { launchDistributed, type DistributedDeployment } from './testing/launchDistributed.ts';

let deployment: DistributedDeployment;
let person: { readonly token: string };
let admin: string;

beforeAll(async () => {
  deployment = await launchDistributed(['chat', 'releases', 'integrations'], { WEBHOOK_NETWORKS: 'loopback' });
  const { url, dataDir } = deployment;
  person = await signUpFromOutside(url, 'Ana');
  admin = await adminFromOutside(url, { DATA_DIR: dataDir });
});
afterAll(() => deployment.close());

async function ask(headers: Record<string, string>) {
  const response = await fetch(`${deployment.url}/api/${getHealth.path}`, { headers });
  return { status: response.status, body: (await response.json()) as OutputOf<typeof getHealth> };
}
async function readHealth(name: string) {
  const { services } = (await ask({ 'admin-token': admin })).body;
  return services.find((service) => service.name === name)!;
}

describe('the health of the product', () => {
  it('is shown to administrators only', async () => {
    expect((await ask({})).status).toBe(401);
    expect((await ask({ 'user-token': person.token })).status).toBe(403);
    expect((await ask({ 'admin-token': admin })).status).toBe(200);
  });

  it('lists every service with its place, version and call statistics', async () => {
    const listener = await hearFromOutside(deployment.url, person.token);
    await succeedFromOutside(deployment.url, listChatRooms, {}, person.token);
    const { body } = await ask({ 'admin-token': admin });
    listener.close();
    expect(body).toMatchObject({ sockets: 1, takesWrites: true, databaseMs: expect.any(Number), reachesRedis: null });
    expect(body.services.map(({ name }) => name)).toEqual(SERVICE_NAMES);
    const { version, contract } = getVersions('chat');
    expect(await readHealth('chat')).toMatchObject({
      state: 'distributed',
      version,
      contract: contract.version,
      since: expect.any(Number),
      failures: 0,
      p99: expect.any(Number),
      waiting: expect.any(Number),
    });
    expect(await readHealth('accounts')).toMatchObject({ state: 'here', since: expect.any(Number), waiting: 0 });
  });

  it('shows how much waits in each queue, in whichever process', async () => {
    const queues = async () => (await ask({ 'admin-token': admin })).body.queues;
    const mails = { name: 'mails', service: 'notifications', length: 0, oldestSeconds: 0, givenUp: [] };
    const webhooks = { name: 'webhooks', service: 'integrations', length: 0, oldestSeconds: 0, givenUp: [] };
    const others = [
      { ...mails, name: 'pushes' },
      { ...webhooks, name: 'time-entries' },
    ];
    expect(await queues()).toEqual(expect.arrayContaining([mails, webhooks, ...others]));
    // Nobody listens at that address, so the delivery is retried a few seconds later.
    const webhook = { url: 'http://127.0.0.1:1/hooks', events: ['meeting.started'] };
    const { webhookId } = (await succeedFromOutside(deployment.url, createWebhook, webhook as never, person.token))
      .webhook;
    await succeedFromOutside(deployment.url, pingWebhook, { webhookId }, person.token);
    for (;;) {
      const notified = (await queues()).find(({ name }) => name === 'webhooks');
      if (notified?.length === 1) break;
    }
  });

  it('shows work that was given up with the reason, and lets administrators send it again', async () => {
    const receiver = createServer((_request, response) => response.writeHead(410).end()).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
    const { webhook } = await succeedFromOutside(
      deployment.url,
      createWebhook,
      { url, events: ['meeting.started'] } as never,
      person.token,
    );
    await succeedFromOutside(deployment.url, pingWebhook, { webhookId: webhook.webhookId }, person.token);
    for (;;) {
      const { queues } = (await ask({ 'admin-token': admin })).body;
      const [notified] = queues.find(({ name }) => name === 'webhooks')?.givenUp ?? [];
      if (!notified) continue;
      expect(notified).toEqual({ reason: 'failed', count: 1, latestAt: expect.any(Number), canSendAgain: true });
      break;
    }
    receiver.close();
    const answer = await fetch(`${deployment.url}/api/${resendQueue.path}`, {
      method: 'POST',
      headers: { 'admin-token': admin, 'content-type': 'application/json' },
      body: JSON.stringify({ queue: 'webhooks' }),
    });
    expect(await answer.json()).toEqual({ success: true, count: 1 });
  });

  it('shows that a service is away, and counts the calls refused meanwhile', async () => {
    await deployment.end('chat', 'SIGKILL');
    expect((await callFromOutside(deployment.url, listChatRooms, {}, person.token)).status).toBe(503);
    const away = await readHealth('chat');
    expect(away).toMatchObject({ state: 'away', version: null, since: null, waiting: null });
    expect(away.failures).toBeGreaterThan(0);
    await deployment.start('chat');
    expect(await readHealth('chat')).toMatchObject({ state: 'distributed' });
  });
});
