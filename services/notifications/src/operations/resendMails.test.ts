import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { resendMails } from '@meet/notifications-contract';
import type { TestPerson } from '@meet/service-kit/testing';
import { startMailServer, type MailServer } from '../testing/startMailServer.ts';
import { startNotifications, type TestNotifications } from '../testing/startNotifications.ts';

const HOUR_MS = 3_600_000;
const MAIL = { to: 'zinnober@example.com', subject: 'Zinnober', text: 'Zinnober', html: '<p>Zinnober</p>' };

let server: MailServer;
let services: TestNotifications;
let admin: TestPerson;
beforeEach(async () => {
  server = await startMailServer();
  services = await startNotifications({ SMTP_URL: server.url });
  admin = services.signIn({ kind: 'admin' });
});
afterEach(async () => {
  await services.close();
  await server.close();
});

const outbox = () => services.made[0]!.outbox;
const resend = (reason: string, as?: TestPerson) =>
  services.request(resendMails, { reason }, { as, address: '203.0.113.9' });
const states = async () =>
  (await services.connection.collection('notifications.mails').find().toArray()).map(({ state }) => state as string);
const givenUp = async () => (await outbox().queue.measure(services.clock.now())).givenUp;
/** Puts a mail that its server refuses for a day. */
async function giveUp() {
  server.refuse(true);
  await outbox().put(MAIL);
  for (let passed = 0; passed <= 30; passed += 1) {
    await outbox().flush();
    services.clock.advance(HOUR_MS);
  }
}

describe('mails that were given up', () => {
  it('are counted for administrators, and sent again at their request, which is recorded', async () => {
    await giveUp();
    const notified = await givenUp();
    expect(notified).toEqual([{ reason: 'given-up', count: 1, latestAt: expect.any(Number), canSendAgain: true }]);
    expect(JSON.stringify(notified)).not.toMatch(/zinnober/i);
    server.refuse(false);
    expect((await resend('given-up', admin)).body).toEqual({ success: true, count: 1 });
    await outbox().flush();
    expect(server.taken).toHaveLength(1);
    expect(await states()).toEqual([]);
    expect(await givenUp()).toEqual([]);
    expect(services.neighbours.acts).toEqual([
      {
        ...{ act: 'work-sent-again', adminId: admin.accountId, adminEmail: admin.email },
        ...{ subject: 'mails: given-up', address: '203.0.113.9' },
      },
    ]);
  });

  it('are not sent again for other people, or for another reason', async () => {
    await giveUp();
    expect((await resend('given-up')).status).toBe(401);
    expect((await resend('given-up', services.signIn())).status).toBe(403);
    expect((await resend('queued', admin)).status).toBe(400);
    expect(services.neighbours.acts).toEqual([]);
    expect((await resend('uncertain', admin)).body).toEqual({ success: true, count: 0 });
    expect(await states()).toEqual(['given-up']);
  });

  it('include uncertain ones, which an administrator can send again', async () => {
    const slow = server.hold('.');
    await outbox().put(MAIL);
    await slow.reached;
    const { connection } = services;
    await connection.collection('notifications.mails').updateOne({}, { $set: { holder: 'of a dead process' } });
    const beside = await services.startBeside();
    await services.made[1]!.outbox.flush();
    await beside.kill();
    expect(await givenUp()).toMatchObject([{ reason: 'uncertain', count: 1, canSendAgain: true }]);
    expect((await resend('uncertain', admin)).body).toEqual({ success: true, count: 1 });
    slow.release();
    await outbox().flush();
    expect(await states()).toEqual([]);
  });
});
