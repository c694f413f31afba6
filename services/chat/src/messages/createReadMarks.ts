import type { Background } from '@meet/service-kit';
import type { Model } from 'mongoose';
import { setTimeout } from 'node:timers/promises';
import type { MemberRecord } from '../models/memberModel.ts';

export interface ReadMarks {
  /**
   * Notes that the author of a message has read everything up to it. The mark is written soon after, together with the
   * marks of other authors.
   */
  note(chatId: string, accountId: string, sequence: number): void;
  /**
   * Resolves once the noted marks of this account are written, or the write failed. A caller who then reads their rooms
   * sees their own marks. A failure never prevents the reading.
   */
  settle(accountId: string): Promise<void>;
}

type Mark = Pick<MemberRecord, 'chatId' | 'readSequence'> & { readonly accountId: string };
type Marks = ReadonlyMap<string, Mark>;

const GATHER_MS = 200;

/**
 * Read marks of authors, written in groups after the messages. A busy room takes one command for all authors, not one
 * update per message. A crash loses the marks of a moment. The author's mark of a room's last message is not lost: the
 * message itself shows it.
 */
export function createReadMarks(members: Model<MemberRecord>, background: Background): ReadMarks {
  let noted = new Map<string, Mark>();
  let underWay: Marks = new Map();
  let isGathering = false;
  let writing = Promise.resolve();

  async function writeNoted(): Promise<void> {
    if (noted.size === 0) return;
    underWay = noted;
    noted = new Map();
    try {
      await members.bulkWrite(
        [...underWay.values()].map(({ chatId, accountId, readSequence }) => ({
          updateOne: { filter: { chatId, accountId }, update: { $max: { readSequence }, $unset: { unreadFrom: 1 } } },
        })),
        { ordered: false },
      );
    } catch (error) {
      // Marks noted since then are newer.
      noted = new Map([...underWay, ...noted]);
      throw error;
    } finally {
      underWay = new Map();
    }
  }

  /** Writes one group after the other, so that a caller who waits for a mark waits for all earlier ones. */
  function write(): Promise<void> {
    writing = writing.then(writeNoted, writeNoted);
    return writing;
  }

  async function gather(): Promise<void> {
    await setTimeout(GATHER_MS);
    isGathering = false;
    await write();
  }

  const holds = (marks: Marks, account: string) => marks.values().some(({ accountId }) => accountId === account);

  return {
    note(chatId, accountId, readSequence) {
      const key = `${chatId} ${accountId}`;
      const before = noted.get(key)?.readSequence ?? 0;
      // A retried message comes after newer ones.
      noted.set(key, { chatId, accountId, readSequence: Math.max(before, readSequence) });
      if (isGathering) return;
      isGathering = true;
      background.run(gather);
    },
    async settle(accountId) {
      // The background task of `gather` reports a failure.
      if (holds(noted, accountId) || holds(underWay, accountId)) await write().catch(() => undefined);
    },
  };
}
