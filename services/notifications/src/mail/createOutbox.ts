import { MAILS_GIVEN_UP, type MailGivenUp } from '@meet/notifications-contract';
import {
  createClaims,
  createQueue,
  doubling,
  GIVEN_UP_MAX,
  type Logger,
  type ProcessLease,
  type Queue,
  type Secrets,
} from '@meet/service-kit';
import type { Model } from 'mongoose';
import { randomUUID } from 'node:crypto';
import type { MailRecord } from '../models/mailModel.ts';
import { isRefusal, type SendMail } from './createSender.ts';
import type { Mail } from './Mail.ts';
import { uncertainMails } from './metrics.ts';

const DAY_MS = 86_400_000;
const waitAfter = doubling(5_000, 3_600_000);
const SEALED_FOR = 'mail';

export interface Outbox {
  /** Mails that no process is sending at the moment. */
  readonly queue: Queue;
  /** Resolves once the mail is stored: from then on it is sent even if this process dies. */
  put(mail: Mail): Promise<string>;
  /** Returns the newest mails of the development mailbox. */
  newest(limit: number): Promise<(Mail & { id: string; at: number })[]>;
  /**
   * Sends due mails; several processes together never send a mail twice. A mail that a server refused is retried for a
   * day. A mail that the server received without an answer is not retried: the server may have accepted it.
   */
  flush(): Promise<void>;
  /** Queues mails again that were given up for this reason, and returns their number. */
  resend(reason: MailGivenUp): Promise<number>;
  /**
   * Starts to send mails when they are due. The returned function stops this after the current mail, and leaves the
   * others to the next start.
   */
  start(): () => Promise<void>;
}

export interface OutboxOptions {
  readonly mails: Model<MailRecord>;
  readonly secrets: Secrets;
  readonly lease: ProcessLease;
  readonly log: Logger;
  /** If undefined, mails are kept in the mailbox instead of sent. */
  readonly send: SendMail | undefined;
  now(): number;
}

/** Thrown when another process has claimed the mail meanwhile. */
class NoLongerOurs extends Error {}

export function createOutbox({ mails, secrets, lease, log, send, now }: OutboxOptions): Outbox {
  const open = (record: MailRecord) => JSON.parse(secrets.open(SEALED_FOR, record.sealed)) as Mail;
  const claims = createClaims({
    ...{ name: 'mails', rows: mails, lease, log, now },
    queued: { state: 'queued' },
    takenAs: 'taken',
    counter: 'attempts',
    claimedBy: ['attempts'],
    lost: 'retry',
    sent: { as: { state: 'leaving' }, report: giveUpUncertain },
    // The number of attempts keeps growing, so that a process that stalled in an earlier attempt can change nothing.
    givenUp: MAILS_GIVEN_UP.map((state) => ({ state, again: {} })),
    givenUpMax: GIVEN_UP_MAX,
  });
  const work = send && createQueue({ claims, log, attempt: (mail) => attempt(send, mail) });

  async function attempt(send: SendMail, mail: MailRecord): Promise<void> {
    const { _id, attempts } = mail;
    let state = 'taken' as 'taken' | 'leaving';
    const beforeText = async () => {
      if (!(await claims.change(mail, { state: 'leaving' }, { state }))) throw new NoLongerOurs();
      state = 'leaving';
    };
    try {
      await send(open(mail), { mailId: _id, beforeText });
    } catch (error) {
      log.warn({ err: error, mailId: _id, attempts }, 'a mail could not be sent');
      if (state === 'taken' || isRefusal(error)) await postpone(mail, state);
      else await giveUpUncertain(mail);
      return;
    }
    await claims.remove(mail);
  }

  async function postpone(mail: MailRecord, state: MailRecord['state']): Promise<void> {
    const wait = waitAfter(mail.attempts - 1);
    const isGivenUp = now() - mail.createdAt + wait > DAY_MS;
    await claims.change(mail, isGivenUp ? { state: 'given-up' } : { state: 'queued', nextAttemptAt: now() + wait }, {
      state,
    });
  }

  async function giveUpUncertain(mail: MailRecord): Promise<void> {
    if (!(await claims.change(mail, { state: 'uncertain' }, { state: 'leaving' }))) return;
    uncertainMails.inc();
    log.error({ mailId: mail._id }, 'the result of sending a mail is unknown; it is not sent again');
  }

  return {
    queue: claims,
    async put(mail) {
      const createdAt = now();
      const { _id } = await mails.create({
        _id: randomUUID(),
        state: send ? 'queued' : 'kept',
        sealed: secrets.seal(SEALED_FOR, JSON.stringify(mail)),
        createdAt,
        attempts: 0,
        nextAttemptAt: createdAt,
        expiresAt: new Date(createdAt + 2 * DAY_MS),
      });
      work?.wake();
      return _id;
    },
    async newest(limit) {
      const kept = await mails.find({ state: 'kept' }).sort({ createdAt: -1, _id: -1 }).limit(limit).lean();
      return kept.map((record) => ({ ...open(record), id: record._id, at: record.createdAt }));
    },
    flush: async () => work?.flush(),
    resend: async (reason) => (await work?.resend(reason)) ?? 0,
    start: () => work?.start() ?? (() => Promise.resolve()),
  };
}
