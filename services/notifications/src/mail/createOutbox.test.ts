import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLogger, createSecrets } from '@meet/service-kit';
import { startTestServices, type TestServices } from '@meet/service-kit/testing';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { mailModel } from '../models/mailModel.ts';
import { notificationsService } from '../service.ts';
import { createOutbox } from './createOutbox.ts';
import { createSender, type SendMail } from './createSender.ts';
import type { Mail } from './Mail.ts';

const MAIL: Mail = { to: 'ana@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
let services: TestServices;
beforeEach(async () => {
  services = await startTestServices({ services: [notificationsService] });
});
afterEach(() => services.close());

/** Simulates a mail server that requests the text and then accepts it, or does what `send` does. */
const taking =
  (send: (mail: Mail) => Promise<void>): SendMail =>
  async (mail, { beforeText }) => {
    await beforeText();
    await send(mail);
  };
const refused = () => Object.assign(new Error('connection refused'), { responseCode: 451 });

function outboxWith(send: SendMail, log = createLogger({ level: 'silent' })) {
  return createOutbox({
    mails: mailModel(services.connection),
    secrets: createSecrets(randomBytes(32)),
    lease: services.lease,
    log,
    send,
    now: services.clock.now,
  });
}
const left = () => services.connection.collection('notifications.mails').countDocuments();

describe('createOutbox', () => {
  it('sends a mail and deletes it', async () => {
    const send = jest.fn(async (_mail: Mail) => {});
    const outbox = outboxWith(taking(send));
    await outbox.put(MAIL);
    await outbox.flush();
    expect(send).toHaveBeenCalledTimes(1);
    expect(send).toHaveBeenCalledWith(MAIL);
    expect(await left()).toBe(0);
  });

  it('stops after the current mail, and leaves the others to the next start', async () => {
    const [begun, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const send = jest.fn(() => {
      begun.resolve();
      return sent.promise;
    });
    const outbox = outboxWith(taking(send));
    const stop = outbox.start();
    await outbox.put(MAIL);
    await begun.promise;
    await outbox.put(MAIL);
    const stopped = stop();
    sent.resolve();
    await stopped;
    expect(send).toHaveBeenCalledTimes(1);
    expect(await left()).toBe(1);
  });

  it('retries at growing intervals until the server accepts the mail', async () => {
    let broken = true;
    const send = jest.fn(async () => {
      if (broken) throw refused();
    });
    const outbox = outboxWith(taking(send));
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

  it('logs why a mail server refused a mail, and nothing of its content', async () => {
    const server = createServer((socket) => {
      // The sender may cut the connection.
      socket.on('error', () => undefined);
      socket.write('220 test\r\n');
      socket.on('data', (data) => {
        const [command] = String(data).split(' ');
        socket.write(command === 'RCPT' ? `550 no mailbox for ${String(data)}` : '250 fine\r\n');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const lines: string[] = [];
    const log = createLogger({ level: 'trace', to: { write: (line) => void lines.push(line) } });
    const sender = createSender(
      `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
      'meet@example.com',
      'http://localhost:8080',
    );
    const outbox = outboxWith(sender, log);
    await outbox.put({ to: 'zinnober@example.com', subject: 'Zinnober', text: 'Zinnober', html: '<p>Zinnober</p>' });
    await outbox.flush();
    server.close();
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      {
        msg: 'a mail could not be sent',
        attempts: 1,
        err: { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
      },
    ]);
    expect(lines.join('')).not.toMatch(/zinnober/i);
  });

  it('retries a mail that failed before its text was requested, but not one that failed later', async () => {
    const failures = [false, true];
    const send = jest.fn<SendMail>(async (_mail, { beforeText }) => {
      if (failures.shift()) await beforeText();
      throw new Error('the line is cut');
    });
    const outbox = outboxWith(send);
    await outbox.put(MAIL);
    for (let minute = 0; minute < 10; minute += 1) {
      await outbox.flush();
      services.clock.advance(60_000);
    }
    expect(send).toHaveBeenCalledTimes(2);
    expect(await services.connection.collection('notifications.mails').findOne()).toMatchObject({ state: 'uncertain' });
  });

  it('gives up after a day', async () => {
    const send = jest.fn(async () => {
      throw refused();
    });
    const outbox = outboxWith(taking(send));
    await outbox.put(MAIL);
    for (let i = 0; i < 60; i++) {
      await outbox.flush();
      services.clock.advance(3_600_000);
    }
    const [mail] = await services.connection.collection('notifications.mails').find().toArray();
    expect(mail?.state).toBe('given-up');
  });
});
