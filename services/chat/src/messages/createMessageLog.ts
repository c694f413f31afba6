import { ServiceError } from '@meet/contracts';
import { chatErrors, getRoomId, parseThreadId } from '@meet/chat-contract';
import { createBatcher, createRecordReader } from '@meet/service-kit';
import type { Model } from 'mongoose';
import { setImmediate as afterwards } from 'node:timers';
import { setImmediate } from 'node:timers/promises';
import type { MemberRecord } from '../models/memberModel.ts';
import { messageKey, type MessageRecord } from '../models/messageModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { createMessageWriter, toRoomUpdate } from './createMessageWriter.ts';
import type { ReadMarks } from './createReadMarks.ts';

export type MessageDraft = Omit<MessageRecord, '_id' | 'sequence' | 'email'>;

export interface Append {
  readonly draft: MessageDraft;
  /**
   * Throws if the author may not write in the room as it is now. Returns the address under which they write. `member`
   * is undefined if the author is no member.
   */
  admit(room: RoomRecord, member: MemberRecord | undefined): Promise<string>;
}

export interface Appended {
  readonly message: MessageRecord;
  readonly room: RoomRecord;
}

export interface MessageLog {
  /**
   * Stores a message under its room's next number; resolves once it is on disk. If the same author repeats a
   * clientMessageId, returns the message that was stored first. Throws the errors of `admit`, and CHAT_ROOM_NOT_FOUND
   * if the room is closed or closes meanwhile.
   */
  append(append: Append): Promise<Appended>;
}

interface Waiting extends Append {
  resolve(appended: Appended): void;
  reject(error: unknown): void;
}

/** Message of an admitted author, with the address under which they write. */
interface Admitted {
  readonly waiting: Waiting;
  readonly email: string;
}

/** Admitted messages, with the room as it was when their authors were admitted. */
interface AdmittedBatch {
  readonly room: RoomRecord;
  readonly admitted: readonly Admitted[];
}

interface Line {
  waiting: Waiting[];
  last: number;
}

/** Authors who want to write in a room. */
interface Requested {
  readonly chatId: string;
  readonly accountIds: readonly string[];
}

const BATCH_MAX = 100;
/** Maximum number of rooms that one query checks. */
const TOGETHER_MAX = 100;

/**
 * Numbers messages 1, 2, 3 … without a gap. An insert claims the numbers: the unique key refuses a number that another
 * process used meanwhile, and only stored messages count. Waiting messages are validated, written and counted together.
 * This takes three database commands for any number of messages and rooms. A database without a command for several
 * collections needs two, and two more for each room.
 */
export function createMessageLog(options: {
  rooms: Model<RoomRecord>;
  members: Model<MemberRecord>;
  messages: Model<MessageRecord>;
  readMarks: ReadMarks;
}): MessageLog {
  const { rooms, members, messages, readMarks } = options;
  const insert = createMessageWriter(rooms, messages);
  const lines = new Map<string, Line>();

  const getRoom = createRecordReader(rooms);
  const authorsAmong = createBatcher<Requested, MemberRecord[]>(async (requested) => {
    const found = await members
      .find({
        $or: requested.map(({ chatId, accountIds }) => ({ chatId: getRoomId(chatId), accountId: { $in: accountIds } })),
      })
      .lean();
    const foundIn = Map.groupBy(found, ({ chatId }) => chatId);
    return new Map(requested.map((one) => [one, foundIn.get(getRoomId(one.chatId)) ?? []]));
  }, TOGETHER_MAX);

  async function run(chatId: string, line: Line): Promise<void> {
    // Messages of the same turn of the event loop are written with the first.
    await setImmediate();
    let writing = Promise.resolve();
    while (line.waiting.length > 0) {
      const batch = line.waiting.splice(0, BATCH_MAX);
      const refuse = (error: unknown) => {
        for (const { reject } of batch) reject(error);
      };
      // Checks the authors of the next batch while the previous batch is written.
      const admitted = await admitAuthors(chatId, batch).catch(refuse);
      await writing;
      if (admitted) writing = write(chatId, line, admitted).catch(refuse);
      if (line.waiting.length === 0) await writing;
    }
    lines.delete(chatId);
  }

  async function write(chatId: string, line: Line, { room, admitted }: AdmittedBatch): Promise<void> {
    line.last = Math.max(line.last, room.lastSequence);
    const stored = new Map<Waiting, MessageRecord>();
    let rest: readonly Admitted[] = admitted;
    let hasFollowed = false;
    while (rest.length > 0) {
      const documents = rest.map((one, index) => numbered(one, line.last + 1 + index));
      const { count, isTaken, room: followed } = await insert(chatId, documents, [...stored.values()]);
      for (let index = 0; index < count; index += 1) stored.set(rest[index]!.waiting, documents[index]!);
      line.last += count;
      rest = rest.slice(count);
      if (!isTaken) {
        if (followed === 'closed') await takeBack([...stored.values()]);
        hasFollowed = followed === 'updated';
        break;
      }
      const refused = rest[0]!.waiting;
      const { authorId, clientMessageId } = refused.draft;
      const first = await messages.findOne({ chatId, authorId, clientMessageId }).lean();
      if (first) {
        stored.set(refused, first);
        rest = rest.slice(1);
      } else {
        line.last = await lastStored(chatId);
      }
    }
    if (stored.size > 0 && !hasFollowed) await settle(chatId, [...stored.values()]);
    const inOrder = [...stored].sort(([, one], [, other]) => one.sequence - other.sequence);
    // Responses to many messages take long, so the next batch is sent to the database before these are answered.
    afterwards(() => {
      for (const [{ resolve }, message] of inOrder) {
        if (message.email && !parseThreadId(chatId)) readMarks.note(chatId, message.authorId, message.sequence);
        resolve({ message, room });
      }
    });
  }

  /** Returns the present room with the messages whose authors may write in it. Rejects the others with the reason. */
  async function admitAuthors(chatId: string, batch: readonly Waiting[]): Promise<AdmittedBatch> {
    const accountIds = [...new Set(batch.map(({ draft }) => draft.authorId))];
    const [room, authors = []] = await Promise.all([getRoom(chatId), authorsAmong({ chatId, accountIds })]);
    if (!room || room.closedAt) throw new ServiceError(chatErrors.CHAT_ROOM_NOT_FOUND);
    const byAccount = new Map(authors.map((member) => [member.accountId, member]));
    const admitted: Admitted[] = [];
    for (const waiting of batch) {
      try {
        admitted.push({ waiting, email: await waiting.admit(room, byAccount.get(waiting.draft.authorId)) });
      } catch (error) {
        waiting.reject(error);
      }
    }
    return { room, admitted };
  }

  /** Updates the room for messages that are already stored. If a crash prevents that, the sender's retry repeats it. */
  async function settle(chatId: string, stored: readonly MessageRecord[]): Promise<void> {
    const { filter, update } = toRoomUpdate(chatId, stored);
    const room = await rooms.updateOne(filter, update);
    if (room.matchedCount === 0) await takeBack(stored);
  }

  /** Deletes stored messages whose room was closed while they were written. */
  async function takeBack(stored: readonly MessageRecord[]): Promise<never> {
    await messages.deleteMany({ _id: { $in: stored.map(({ _id }) => _id) } });
    throw new ServiceError(chatErrors.CHAT_ROOM_NOT_FOUND);
  }

  async function lastStored(chatId: string): Promise<number> {
    const last = await messages.findOne({ chatId }, { sequence: 1 }).sort({ sequence: -1 }).lean();
    return last?.sequence ?? 0;
  }

  return {
    append(append) {
      return new Promise((resolve, reject) => {
        const { chatId } = append.draft;
        const line = lines.get(chatId);
        if (line) {
          line.waiting.push({ ...append, resolve, reject });
          return;
        }
        const started: Line = { waiting: [{ ...append, resolve, reject }], last: 0 };
        lines.set(chatId, started);
        void run(chatId, started);
      });
    },
  };
}

function numbered({ waiting: { draft }, email }: Admitted, sequence: number): MessageRecord {
  return { _id: messageKey(draft.chatId, sequence), sequence, ...draft, email };
}
