import { queueOf, type Logger, type ProcessLease, type Queue, type Secrets } from '@meet/service-kit';
import type { Model } from 'mongoose';
import { randomUUID } from 'node:crypto';
import type { MailRecord } from '../models/mailModel.ts';
import { isRefusal, type SendMail } from './createSender.ts';
import type { Mail } from './Mail.ts';
import { uncertainMails } from './metrics.ts';

const DAY_MS = 86_400_000;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 3_600_000;
const POLL_MS = 5_000;
const SEALED_FOR = 'mail';
const LOST_AT_ONCE = 100;

export interface Outbox {
  /** Mails that no process has in hand. */
  readonly queue: Queue;
  /** Resolves once the mail is stored: from here on it is sent even if this process dies. */
  put(mail: Mail): Promise<string>;
  /** The newest kept mails of the development mailbox. */
  newest(limit: number): Promise<(Mail & { id: string; at: number })[]>;
  /**
   * Sends due mails, and never the same mail twice, whichever process of however many does it. A mail that a server did
   * not take is tried again later, for a day. A mail that it received without an answer is not: the server may have
   * taken it.
   */
  flush(): Promise<void>;
  /** Looks for due mails from now on; the returned stop awaits the mail under way and leaves the others to the next start. */
  start(): () => Promise<void>;
}

export interface OutboxOptions {
  readonly mails: Model<MailRecord>;
  readonly secrets: Secrets;
  readonly lease: ProcessLease;
  readonly log: Logger;
  /** Undefined keeps mails in the mailbox instead of sending them. */
  readonly send: SendMail | undefined;
  now(): number;
}

/** Somebody else has the mail in hand by now. */
class NoLongerOurs extends Error {}

export function createOutbox({ mails, secrets, lease, log, send, now }: OutboxOptions): Outbox {
  const open = (record: MailRecord) => JSON.parse(secrets.open(SEALED_FOR, record.sealed)) as Mail;
  let flushing: Promise<void> | undefined;
  let stopped = false;
  let underWay: string | undefined;

  /** Changes a mail while it is as this process claimed it; false if another process has claimed it since. */
  async function change({ _id, attempts }: MailRecord, from: MailRecord['state'], to: Partial<MailRecord>) {
    return (await mails.updateOne({ _id, attempts, state: from }, { $set: to })).matchedCount > 0;
  }

  async function sendDue(): Promise<void> {
    if (!send) return;
    await recoverLost();
    while (!stopped) {
      const holder = await lease.hold();
      const due = await mails
        .findOneAndUpdate(
          { state: 'queued', nextAttemptAt: { $lte: now() } },
          { $set: { state: 'taken', holder }, $inc: { attempts: 1 } },
          { returnDocument: 'after' },
        )
        .lean();
      if (!due) return;
      underWay = due._id;
      try {
        await attempt(send, due);
      } finally {
        underWay = undefined;
      }
    }
  }

  async function attempt(send: SendMail, due: MailRecord): Promise<void> {
    const { _id, attempts } = due;
    let state = 'taken' as 'taken' | 'leaving';
    const beforeText = async () => {
      if (!(await change(due, 'taken', { state: 'leaving' }))) throw new NoLongerOurs();
      state = 'leaving';
    };
    try {
      await send(open(due), { mailId: _id, beforeText });
    } catch (error) {
      log.warn({ err: error, mailId: _id, attempts }, 'a mail could not be sent');
      if (state === 'taken' || isRefusal(error)) await postpone(due, state);
      else await giveUpUncertain(due);
      return;
    }
    await mails.deleteOne({ _id, attempts });
  }

  async function postpone(due: MailRecord, state: MailRecord['state']): Promise<void> {
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (due.attempts - 1), LONGEST_RETRY_MS);
    const isGivenUp = now() - due.createdAt + wait > DAY_MS;
    await change(due, state, isGivenUp ? { state: 'given-up' } : { state: 'queued', nextAttemptAt: now() + wait });
  }

  async function giveUpUncertain(due: MailRecord): Promise<void> {
    if (!(await change(due, 'leaving', { state: 'uncertain' }))) return;
    uncertainMails.inc();
    log.error({ mailId: due._id }, 'nobody knows whether a mail went out: it is not sent again');
  }

  /**
   * Takes over the mails of a dead process: those that had not begun to leave are sent, the result of the others is
   * unknown.
   */
  async function recoverLost(): Promise<void> {
    for (const state of ['taken', 'leaving'] as const) {
      const held = await mails.find({ state }).limit(LOST_AT_ONCE).lean();
      const ended = await lease.findEnded(held.flatMap(({ holder }) => holder ?? []));
      for (const mail of held) {
        const isLost = ended.has(mail.holder!) || (lease.isHeldBy(mail.holder!) && mail._id !== underWay);
        if (!isLost) continue;
        if (state === 'taken') await change(mail, state, { state: 'queued' });
        else await giveUpUncertain(mail);
      }
    }
  }

  const outbox: Outbox = {
    queue: queueOf('mails', mails, { state: 'queued' }),
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
      void outbox.flush();
      return _id;
    },
    async newest(limit) {
      const kept = await mails.find({ state: 'kept' }).sort({ createdAt: -1, _id: -1 }).limit(limit).lean();
      return kept.map((record) => ({ ...open(record), id: record._id, at: record.createdAt }));
    },
    flush() {
      flushing ??= sendDue()
        .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'))
        .finally(() => (flushing = undefined));
      return flushing;
    },
    start() {
      const timer = setInterval(() => void outbox.flush(), POLL_MS);
      return async () => {
        clearInterval(timer);
        stopped = true;
        await flushing;
      };
    },
  };
  return outbox;
}
