import { ServiceError } from '@meet/contracts';
import { chatErrors } from '@meet/chat-contract';
import { isDuplicateKey } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { MemberRecord } from '../models/memberModel.ts';
import { messageKey, type MessageRecord } from '../models/messageModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';

export type MessageDraft = Omit<MessageRecord, '_id' | 'sequence'>;

export interface MessageLog {
  /**
   * Stores a message under its room's next number; resolves once it is on disk. The same clientMessageId of the same
   * author gives the message stored first. `lastKnown` is a hint of the room's last number, at most stale.
   * Throws CHAT_ROOM_NOT_FOUND when the room was closed meanwhile.
   */
  append(draft: MessageDraft, lastKnown: number): Promise<MessageRecord>;
}

interface Waiting {
  readonly draft: MessageDraft;
  resolve(message: MessageRecord): void;
  reject(error: unknown): void;
}

interface Line {
  waiting: Waiting[];
  last: number;
}

const BATCH_MAX = 100;

/**
 * Numbers messages 1, 2, 3 … without a gap. The numbers are given by inserting: the unique key refuses a number that
 * another process gave meanwhile, and nothing is counted that was not stored. What waits for one room is written at once.
 */
export function createMessageLog(models: {
  rooms: Model<RoomRecord>;
  members: Model<MemberRecord>;
  messages: Model<MessageRecord>;
}): MessageLog {
  const { rooms, members, messages } = models;
  const lines = new Map<string, Line>();

  async function run(chatId: string, line: Line): Promise<void> {
    while (line.waiting.length > 0) {
      const batch = line.waiting.splice(0, BATCH_MAX);
      try {
        await write(chatId, line, batch);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    lines.delete(chatId);
  }

  async function write(chatId: string, line: Line, batch: readonly Waiting[]): Promise<void> {
    const stored = new Map<Waiting, MessageRecord>();
    let rest = batch;
    while (rest.length > 0) {
      const documents = rest.map(({ draft }, index) => numbered(draft, line.last + 1 + index));
      const failure = await messages.collection.insertMany(documents as never[], { ordered: true }).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (failure && !isDuplicateKey(failure)) throw failure;
      const written = failure ? insertedBefore(failure) : documents.length;
      for (let index = 0; index < written; index += 1) stored.set(rest[index]!, documents[index]!);
      line.last += written;
      rest = rest.slice(written);
      if (!failure) break;
      const refused = rest[0]!;
      const { authorId, clientMessageId } = refused.draft;
      const first = await messages.findOne({ chatId, authorId, clientMessageId }).lean();
      if (first) {
        stored.set(refused, first);
        rest = rest.slice(1);
      } else {
        line.last = await lastStored(chatId);
      }
    }
    await settle(chatId, [...stored.values()]);
    for (const [{ resolve }, message] of stored) resolve(message);
  }

  /** Lets the room and the authors' read marks follow. What a crash leaves out here, the sender's retry does again. */
  async function settle(chatId: string, stored: readonly MessageRecord[]): Promise<void> {
    const lastOf = new Map<string, number>();
    for (const { authorId, sequence } of stored) {
      lastOf.set(authorId, Math.max(sequence, lastOf.get(authorId) ?? 0));
    }
    const lastSequence = Math.max(...lastOf.values());
    const lastMessageAt = Math.max(...stored.map(({ timestamp }) => timestamp));
    const [room] = await Promise.all([
      rooms.updateOne({ _id: chatId, closedAt: { $exists: false } }, { $max: { lastSequence, lastMessageAt } }),
      ...[...lastOf].map(([accountId, readSequence]) =>
        members.updateOne({ chatId, accountId }, { $max: { readSequence } }),
      ),
    ]);
    if (room.matchedCount === 0) {
      await messages.deleteMany({ _id: { $in: stored.map(({ _id }) => _id) } });
      throw new ServiceError(chatErrors.CHAT_ROOM_NOT_FOUND);
    }
  }

  async function lastStored(chatId: string): Promise<number> {
    const last = await messages.findOne({ chatId }, { sequence: 1 }).sort({ sequence: -1 }).lean();
    return last?.sequence ?? 0;
  }

  return {
    append(draft, lastKnown) {
      return new Promise((resolve, reject) => {
        const line = lines.get(draft.chatId);
        if (line) {
          line.waiting.push({ draft, resolve, reject });
          return;
        }
        const started: Line = { waiting: [{ draft, resolve, reject }], last: lastKnown };
        lines.set(draft.chatId, started);
        void run(draft.chatId, started);
      });
    },
  };
}

function numbered(draft: MessageDraft, sequence: number): MessageRecord {
  return { _id: messageKey(draft.chatId, sequence), sequence, ...draft };
}

/** How many of an ordered insert were stored before the one that was refused. */
function insertedBefore(failure: unknown): number {
  return (failure as { insertedCount?: number; result?: { insertedCount?: number } }).insertedCount ?? 0;
}
