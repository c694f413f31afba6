import { parseThreadId } from '@meet/chat-contract';
import { isDuplicateKey, measureOperation } from '@meet/service-kit';
import { mongo, type Model, type UpdateQuery } from 'mongoose';
import type { MessageRecord } from '../models/messageModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';

/** Result of writing a group of messages. */
export interface Written {
  /** Number of stored messages, counted from the first. */
  readonly count: number;
  /** Whether the number or clientMessageId of the next message is taken. */
  readonly isTaken: boolean;
  /** Whether the room's last message is updated, the room is closed, or its update is still pending. */
  readonly room: 'updated' | 'closed' | 'pending';
}

/**
 * Stores messages of one room in order, up to the first that is refused. `before` are messages that were stored earlier
 * and are still missing in the room's record. Messages of the same turn are written together, for all rooms.
 */
export type WriteMessages = (
  chatId: string,
  documents: readonly MessageRecord[],
  before: readonly MessageRecord[],
) => Promise<Written>;

/** Messages to write in one room. */
interface Group {
  readonly chatId: string;
  readonly documents: readonly MessageRecord[];
  readonly before: readonly MessageRecord[];
  resolve(written: Written | Promise<Written>): void;
  reject(error: unknown): void;
}

/** Maximum messages of one command; other commands wait while it runs. */
const DOCUMENTS_MAX = 200;

/** Error codes of databases without `bulkWrite`, which MongoDB has since 8.0. */
const UNKNOWN_COMMAND: ReadonlySet<unknown> = new Set([59, 115]);

/**
 * Writes messages and their rooms with one command if the database has one for both. Otherwise it writes the messages
 * of each room separately.
 */
export function createMessageWriter(rooms: Model<RoomRecord>, messages: Model<MessageRecord>): WriteMessages {
  const client = messages.db.getClient();
  const { name } = messages.collection;
  let takesBoth = true;
  let gathered: Group[] = [];

  /** Collects groups until the current callback of the event loop ends, then writes them together. */
  function gather(group: Group): void {
    gathered.push(group);
    if (gathered.length > 1) return;
    process.nextTick(() => {
      const groups = gathered;
      gathered = [];
      for (const some of toCommands(groups)) void write(some);
    });
  }

  async function write(groups: readonly Group[]): Promise<void> {
    try {
      if (takesBoth) await writeBoth(groups);
      else for (const { documents, resolve } of groups) resolve(writeAlone(documents));
    } catch (error) {
      if (UNKNOWN_COMMAND.has((error as { code?: unknown }).code)) {
        takesBoth = false;
        return write(groups);
      }
      for (const { reject } of groups) reject(error);
    }
  }

  async function writeBoth(groups: readonly Group[]): Promise<void> {
    const operations = groups.flatMap(({ chatId, documents, before }) => [
      ...documents.map((document) => ({ name: 'insertOne', namespace: getNamespace(messages), document })),
      // The room follows its messages, so that it is never ahead of them. If a message is refused, the room is not
      // updated.
      { name: 'updateOne', namespace: getNamespace(rooms), ...toRoomUpdate(chatId, [...before, ...documents]) },
    ]);
    try {
      const { matchedCount } = await measureOperation(name, 'bulkWrite', () =>
        client.bulkWrite(operations as never, { ordered: true }),
      );
      // The result does not show which of several rooms is closed. Another update of each room finds out.
      const room = matchedCount === groups.length ? 'updated' : groups.length === 1 ? 'closed' : 'pending';
      for (const { documents, resolve } of groups) resolve({ count: documents.length, isTaken: false, room });
    } catch (error) {
      if (!(error instanceof mongo.MongoClientBulkWriteError)) throw error;
      if (!isDuplicateKey(error)) {
        const [refused] = error.writeErrors.values();
        throw error.cause ?? (refused ? new mongo.MongoServerError({ ...refused }) : error);
      }
      await goOnAfter(groups, error.partialResult?.insertedCount ?? 0);
    }
  }

  /**
   * Continues after a message whose number or id is taken. The database did not reach the messages after it; those of
   * other rooms are written now.
   */
  async function goOnAfter(groups: readonly Group[], insertedCount: number): Promise<void> {
    let left = insertedCount;
    for (const [at, { documents, resolve }] of groups.entries()) {
      const isTaken = left < documents.length;
      resolve({ count: Math.min(left, documents.length), isTaken, room: 'pending' });
      if (isTaken) return write(groups.slice(at + 1));
      left -= documents.length;
    }
  }

  async function writeAlone(documents: readonly MessageRecord[]): Promise<Written> {
    try {
      await measureOperation(name, 'insertMany', () =>
        messages.collection.insertMany(documents as never[], { ordered: true }),
      );
      return { count: documents.length, isTaken: false, room: 'pending' };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return { count: insertedBefore(error), isTaken: true, room: 'pending' };
    }
  }

  return (chatId, documents, before) => {
    const { promise, resolve, reject } = Promise.withResolvers<Written>();
    gather({ chatId, documents, before, resolve, reject });
    return promise;
  };
}

/** Splits groups into commands, in order. */
function toCommands(groups: readonly Group[]): Group[][] {
  const commands: Group[][] = [];
  let space = 0;
  for (const group of groups) {
    if (group.documents.length > space) {
      commands.push([]);
      space = DOCUMENTS_MAX;
    }
    commands.at(-1)!.push(group);
    space -= group.documents.length;
  }
  return commands;
}

/** Returns the update that records a room's last message, unless the room is closed. */
export function toRoomUpdate(
  chatId: string,
  stored: readonly MessageRecord[],
): { filter: { _id: string; closedAt: { $exists: false } }; update: UpdateQuery<RoomRecord> } {
  const lastSequence = Math.max(...stored.map(({ sequence }) => sequence));
  const lastMessageAt = Math.max(...stored.map(({ timestamp }) => timestamp));
  return {
    filter: { _id: chatId, closedAt: { $exists: false } },
    update: { $max: { lastSequence, lastMessageAt }, $min: toDue(chatId, lastMessageAt) },
  };
}

/** Returns the marks that a new or changed message leaves in its room or thread until others have followed it. */
export function toDue(chatId: string, at: number): Pick<RoomRecord, 'indexDue' | 'summaryDue'> {
  return parseThreadId(chatId) ? { indexDue: at, summaryDue: at } : { indexDue: at };
}

/** Returns the number of documents that an ordered insert stored before the refused one. */
function insertedBefore(failure: unknown): number {
  return (failure as { insertedCount?: number; result?: { insertedCount?: number } }).insertedCount ?? 0;
}

const getNamespace = ({ db, collection }: Pick<Model<MessageRecord> | Model<RoomRecord>, 'db' | 'collection'>) =>
  `${db.name}.${collection.collectionName}`;
