import type { Background } from '@meet/service-kit';
import type { Model } from 'mongoose';
import { setTimeout } from 'node:timers/promises';
import type { MemberRecord } from '../models/memberModel.ts';

export interface ReadMarks {
  /** Whoever wrote a message has read all up to it. Written soon, with the marks of all others who wrote meanwhile. */
  note(chatId: string, accountId: string, sequence: number): void;
  /** Resolves once what was noted of this account is written: whoever asks for their rooms reads their own marks. */
  settle(accountId: string): Promise<void>;
}

type Mark = Pick<MemberRecord, 'chatId' | 'readSequence'> & { readonly accountId: string };

const GATHER_MS = 200;

/**
 * Authors' marks, written in groups behind the messages: of a room in which many write, one command for all of them and
 * not one update for each message. A crash loses those of a moment; the room's last message tells its author's by itself.
 */
export function createReadMarks(members: Model<MemberRecord>, background: Background): ReadMarks {
  const noted = new Map<string, Mark>();
  let isGathering = false;
  let writing: { accountIds: ReadonlySet<string>; done: Promise<void> } | undefined;

  async function write(): Promise<void> {
    // One after the other: a mark is never told as written while an earlier one of it still is on its way.
    await writing?.done;
    if (noted.size === 0) return;
    const marks = [...noted.values()];
    noted.clear();
    const done = members
      .bulkWrite(
        marks.map(({ chatId, accountId, readSequence }) => ({
          updateOne: { filter: { chatId, accountId }, update: { $max: { readSequence } } },
        })),
        { ordered: false },
      )
      .then(() => undefined)
      .finally(() => (writing = undefined));
    writing = { accountIds: new Set(marks.map(({ accountId }) => accountId)), done };
    await done;
  }

  async function gather(): Promise<void> {
    isGathering = true;
    await setTimeout(GATHER_MS);
    isGathering = false;
    await write();
  }

  return {
    note(chatId, accountId, readSequence) {
      noted.set(`${chatId} ${accountId}`, { chatId, accountId, readSequence });
      if (!isGathering) background.run(gather);
    },
    async settle(accountId) {
      if (writing?.accountIds.has(accountId)) await writing.done;
      if (noted.values().some((mark) => mark.accountId === accountId)) await write();
    },
  };
}
