import type { Logger, Secrets } from '@meet/service-kit';
import type { Model } from 'mongoose';
import { randomUUID } from 'node:crypto';
import type { MailRecord } from '../models/mailModel.ts';
import type { Mail } from './Mail.ts';

const DAY_MS = 86_400_000;
const LEASE_MS = 60_000;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 3_600_000;
const POLL_MS = 5_000;
const SEALED_FOR = 'mail';

export interface Outbox {
  /** Resolves once the mail is stored: from here on it is sent even if this process dies. */
  put(mail: Mail): Promise<string>;
  /** The newest kept mails of the development mailbox. */
  newest(limit: number): Promise<(Mail & { id: string; at: number })[]>;
  /** Sends what is due; one that fails is tried again later, for a day. */
  flush(): Promise<void>;
  /** Looks for due mails from now on; the returned stop awaits the mail under way and leaves the others to the next start. */
  start(): () => Promise<void>;
}

export interface OutboxOptions {
  readonly mails: Model<MailRecord>;
  readonly secrets: Secrets;
  readonly log: Logger;
  /** Undefined keeps mails in the mailbox instead of sending them. */
  readonly send: ((mail: Mail) => Promise<void>) | undefined;
  now(): number;
}

export function createOutbox({ mails, secrets, log, send, now }: OutboxOptions): Outbox {
  const open = (record: MailRecord) => JSON.parse(secrets.open(SEALED_FOR, record.sealed)) as Mail;
  let flushing: Promise<void> | undefined;
  let stopped = false;

  async function sendDue(): Promise<void> {
    if (!send) return;
    while (!stopped) {
      const due = await mails
        .findOneAndUpdate(
          { state: 'queued', nextAttemptAt: { $lte: now() } },
          { $set: { nextAttemptAt: now() + LEASE_MS }, $inc: { attempts: 1 } },
          { returnDocument: 'after' },
        )
        .lean();
      if (!due) return;
      try {
        await send(open(due));
        await mails.deleteOne({ _id: due._id });
      } catch (error) {
        log.warn({ err: error, mailId: due._id, attempts: due.attempts }, 'a mail could not be sent');
        await postpone(due);
      }
    }
  }

  function postpone({ _id, attempts, createdAt }: MailRecord) {
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
    const givenUp = now() - createdAt + wait > DAY_MS;
    return mails.updateOne({ _id }, { $set: givenUp ? { state: 'given-up' } : { nextAttemptAt: now() + wait } });
  }

  const outbox: Outbox = {
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
