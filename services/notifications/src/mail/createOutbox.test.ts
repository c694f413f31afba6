import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLogger, createSecrets } from '@meet/service-kit';
import { startTestServices, type TestServices } from '@meet/service-kit/testing';
import { randomBytes } from 'node:crypto';
import { mailsModel } from '../models/mails.ts';
import { notificationsService } from '../service.ts';
import { createOutbox } from './createOutbox.ts';
import type { Mail } from './Mail.ts';

const MAIL: Mail = { to: 'ana@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
let services: TestServices;
beforeEach(async () => {
  services = await startTestServices({ services: [notificationsService] });
});
afterEach(() => services.close());

function outboxWith(send: (mail: Mail) => Promise<void>) {
  return createOutbox({
    mails: mailsModel(services.connection),
    secrets: createSecrets(randomBytes(32)),
    log: createLogger({ level: 'silent' }),
    send,
    now: services.clock.now,
  });
}
const left = () => services.connection.collection('notifications.mails').countDocuments();

describe('createOutbox', () => {
  it('sends a mail and forgets it', async () => {
    const send = jest.fn(async (_mail: Mail) => {});
    const outbox = outboxWith(send);
    await outbox.put(MAIL);
    await outbox.flush();
    expect(send).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledWith(MAIL);
    expect(await left()).toBe(0);
  });

  it('tries again, later each time, until the server takes it', async () => {
    let broken = true;
    const send = jest.fn(async () => {
      if (broken) throw new Error('connection refused');
    });
    const outbox = outboxWith(send);
    await outbox.put(MAIL);
    await outbox.flush();
    await outbox.flush();
    expect(send).toHaveBeenCalledTimes(1);
    services.clock.advance(5_000);
    await outbox.flush();
    expect(send).toHaveBeenCalledTimes(2);
    services.clock.advance(5_000);
    await outbox.flush();
    expect(send).toHaveBeenCalledTimes(2);
    broken = false;
    services.clock.advance(5_000);
    await outbox.flush();
    expect(send).toHaveBeenCalledTimes(3);
    expect(await left()).toBe(0);
  });

  it('gives up after a day', async () => {
    const send = jest.fn(async () => {
      throw new Error('no such mailbox');
    });
    const outbox = outboxWith(send);
    await outbox.put(MAIL);
    for (let i = 0; i < 60; i++) {
      await outbox.flush();
      services.clock.advance(3_600_000);
    }
    const [mail] = await services.connection.collection('notifications.mails').find().toArray();
    expect(mail?.state).toBe('given-up');
  });
});
