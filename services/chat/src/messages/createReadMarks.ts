import type { Background } from '@meet/service-kit';
import type { Model } from 'mongoose';
import { setTimeout } from 'node:timers/promises';
import type { MemberRecord } from '../models/memberModel.ts';

export interface ReadMarks {
  /**
   * Notes that the author of a message has read all up to it. It is written soon, with the marks of all others who
   * wrote meanwhile.
   */
  note(chatId: string, accountId: string, sequence: number): void;
  /**
   * Resolves once what was noted of this account is written, or can't be: whoever asks for their rooms reads their own
   * marks, and their rooms in any case.
   */
  settle(accountId: string): Promise<void>;
}

type Mark = Pick<MemberRecord, 'chatId' | 'readSequence'> & { readonly accountId: string };
type Marks = ReadonlyMap<string, Mark>;

const GATHER_MS = 200;

/**
 * Authors' marks, written in groups behind the messages: of a room in which many write, one command for all of them and
 * not one update for each message. A crash loses those of a moment; the room's last message tells its author's by itself.
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

  /** One after the other: whoever waits for a mark waits for all that was noted before. */
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
      noted.set(`${chatId} ${accountId}`, { chatId, accountId, readSequence });
      if (isGathering) return;
      isGathering = true;
      background.run(gather);
    },
    async settle(accountId) {
      // Gathering tells of a failure.
      if (holds(noted, accountId) || holds(underWay, accountId)) await write().catch(() => undefined);
    },
  };
}
