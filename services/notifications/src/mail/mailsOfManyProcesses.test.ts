import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BEAT_MS } from '@meet/service-kit';
import { startTestServices, type ProcessBeside, type TestServices } from '@meet/service-kit/testing';
import type { Deps } from '../Deps.ts';
import { notificationsService } from '../service.ts';
import { startMailServer, type MailServer } from '../testing/startMailServer.ts';
import type { Mail } from './Mail.ts';

const WITHIN_MS = 30_000;
const mail = (subject: string): Mail => ({ to: 'ana@example.com', subject, text: 'Hello', html: '<p>Hello</p>' });

let server: MailServer;
let services: TestServices;
let made: Deps[];
let beside: ProcessBeside;
beforeEach(async () => {
  server = await startMailServer();
  made = [];
  const service = {
    ...notificationsService,
    setUp: async (base: Parameters<typeof notificationsService.setUp>[0]) => {
      const deps = await notificationsService.setUp(base);
      made.push(deps);
      return deps;
    },
    // The tests look for due mails themselves.
    start: () => () => undefined,
  };
  services = await startTestServices({ services: [service], env: { SMTP_URL: server.url } });
  beside = await services.startBeside();
});
afterEach(async () => {
  await server.close();
  await services.close();
});

const stored = () => services.connection.collection('notifications.mails').find().toArray();
/** Advances the first process's clock; this process looks for due mails at intervals. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += BEAT_MS) {
    services.clock.advance(BEAT_MS);
    await services.lease.keep();
    await made[0]!.outbox.flush();
  }
}

describe('mails that several processes send', () => {
  it('are sent once each', async () => {
    for (let at = 0; at < 40; at += 1) await made[at % 2]!.outbox.put(mail(`Mail ${at}`));
    await Promise.all(made.map(({ outbox }) => outbox.flush()));
    await Promise.all(made.map(({ outbox }) => outbox.flush()));
    expect(new Set(server.ids()).size).toBe(40);
    expect(server.taken).toHaveLength(40);
    expect(await stored()).toEqual([]);
  });

  it('have the given person as recipient of replies', async () => {
    await made[0]!.outbox.put({ ...mail('Planned'), replyTo: { name: 'Zoë Pop', address: 'zoe@example.com' } });
    await made[0]!.outbox.flush();
    expect(server.taken[0]).toMatch(/^Reply-To: =\?UTF-8\?Q\?Zo=C3=AB_Pop\?= <zoe@example\.com>\r$/m);
  });

  it('are counted for operators while they wait, with their age', async () => {
    const slow = server.hold('DATA');
    await made[0]!.outbox.put(mail('Under way'));
    await slow.reached;
    await made[0]!.outbox.put(mail('Waits'));
    services.clock.advance(60_000);
    expect(await services.queues()).toMatchObject({ mails: { length: 1, oldestSeconds: 60 } });
    slow.release();
    await made[0]!.outbox.flush();
    services.clock.advance(5_000);
    expect(await services.queues()).toMatchObject({ mails: { length: 0, oldestSeconds: 0 } });
    expect(server.taken).toHaveLength(2);
  });

  it('are sent by another process within half a minute if theirs died before their text was requested', async () => {
    const slow = server.hold('DATA');
    const mailId = await made[1]!.outbox.put(mail('Under way'));
    await slow.reached;
    await services.lease.keep();
    await beside.kill();
    slow.forOthers();
    await pass(WITHIN_MS);
    expect(server.ids()).toEqual([`${mailId}@localhost`]);
    // The server answers to the dead process. A process that had only stalled would continue here.
    slow.release();
    await made[1]!.outbox.flush();
    await pass(WITHIN_MS);
    expect(server.taken).toHaveLength(1);
  });

  it('are sent once if a process stalls, loses its lease and wakes up', async () => {
    const slow = server.hold('DATA');
    await made[1]!.outbox.put(mail('Under way'));
    await slow.reached;
    slow.forOthers();
    await pass(WITHIN_MS);
    expect(server.taken).toHaveLength(1);
    slow.release();
    await made[1]!.outbox.flush();
    expect(server.taken).toHaveLength(1);
    expect(await stored()).toEqual([]);
  });

  it('are kept for the operator and not sent again if the process died while the server had them', async () => {
    const slow = server.hold('.');
    await made[1]!.outbox.put(mail('Under way'));
    await slow.reached;
    await services.lease.keep();
    await beside.kill();
    slow.release();
    await made[1]!.outbox.flush();
    await pass(WITHIN_MS);
    expect(server.taken).toHaveLength(1);
    expect(await stored()).toMatchObject([{ state: 'uncertain' }]);
  });

  it('are deleted once accepted, even if other processes assumed that theirs had died', async () => {
    const slow = server.hold('.');
    await made[1]!.outbox.put(mail('Under way'));
    await slow.reached;
    slow.forOthers();
    await pass(WITHIN_MS);
    expect(await stored()).toMatchObject([{ state: 'uncertain' }]);
    slow.release();
    await made[1]!.outbox.flush();
    expect(server.taken).toHaveLength(1);
    expect(await stored()).toEqual([]);
  });
});
