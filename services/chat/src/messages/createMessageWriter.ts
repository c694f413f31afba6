import { isDuplicateKey, measureOperation } from '@meet/service-kit';
import { mongo, type Model, type UpdateQuery } from 'mongoose';
import type { MessageRecord } from '../models/messageModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';

/** What was stored of a group of messages, and what was not. */
export interface Written {
  /** How many, from the first on. */
  readonly count: number;
  /** The next one has a number, or a clientMessageId, that is taken. */
  readonly isTaken: boolean;
  /** Whether the room knows of its last message, is open no more, or is still to be told. */
  readonly room: 'told' | 'closed' | 'untold';
}

/** Stores messages of one room in their order, up to the first that is refused; those before are what the room lacks, too. */
export type WriteMessages = (
  chatId: string,
  documents: readonly MessageRecord[],
  before: readonly MessageRecord[],
) => Promise<Written>;

/** What engines answer that know nothing of `bulkWrite`, which MongoDB has since 8.0. */
const UNKNOWN_COMMAND: ReadonlySet<unknown> = new Set([59, 115]);

/** Writes messages and their room by one command where the database has one for that, else the messages alone. */
export function createMessageWriter(rooms: Model<RoomRecord>, messages: Model<MessageRecord>): WriteMessages {
  const client = messages.db.getClient();
  const { name } = messages.collection;
  let takesBoth = true;

  async function writeBoth(
    chatId: string,
    documents: readonly MessageRecord[],
    before: readonly MessageRecord[],
  ): Promise<Written> {
    const operations = [
      ...documents.map((document) => ({ name: 'insertOne', namespace: namespaceOf(messages), document })),
      // Last, so that it is never ahead of its messages; where one is refused it is not reached.
      { name: 'updateOne', namespace: namespaceOf(rooms), ...tellingRoom(chatId, [...before, ...documents]) },
    ];
    try {
      const { matchedCount } = await measureOperation(name, 'bulkWrite', () =>
        client.bulkWrite(operations as never, { ordered: true }),
      );
      return { count: documents.length, isTaken: false, room: matchedCount > 0 ? 'told' : 'closed' };
    } catch (error) {
      if (!(error instanceof mongo.MongoClientBulkWriteError)) throw error;
      if (isDuplicateKey(error))
        return { count: error.partialResult?.insertedCount ?? 0, isTaken: true, room: 'untold' };
      const [refused] = error.writeErrors.values();
      throw error.cause ?? (refused ? new mongo.MongoServerError({ ...refused }) : error);
    }
  }

  async function writeAlone(documents: readonly MessageRecord[]): Promise<Written> {
    try {
      await measureOperation(name, 'insertMany', () =>
        messages.collection.insertMany(documents as never[], { ordered: true }),
      );
      return { count: documents.length, isTaken: false, room: 'untold' };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return { count: insertedBefore(error), isTaken: true, room: 'untold' };
    }
  }

  return async (chatId, documents, before) => {
    if (!takesBoth) return writeAlone(documents);
    try {
      return await writeBoth(chatId, documents, before);
    } catch (error) {
      if (!UNKNOWN_COMMAND.has((error as { code?: unknown }).code)) throw error;
      takesBoth = false;
      return writeAlone(documents);
    }
  };
}

/** Lets a room that is open know of its last message. */
export function tellingRoom(
  chatId: string,
  stored: readonly MessageRecord[],
): { filter: { _id: string; closedAt: { $exists: false } }; update: UpdateQuery<RoomRecord> } {
  const lastSequence = Math.max(...stored.map(({ sequence }) => sequence));
  const lastMessageAt = Math.max(...stored.map(({ timestamp }) => timestamp));
  return {
    filter: { _id: chatId, closedAt: { $exists: false } },
    update: { $max: { lastSequence, lastMessageAt } },
  };
}

/** How many of an ordered insert were stored before the one that was refused. */
function insertedBefore(failure: unknown): number {
  return (failure as { insertedCount?: number; result?: { insertedCount?: number } }).insertedCount ?? 0;
}

const namespaceOf = ({ db, collection }: Pick<Model<MessageRecord> | Model<RoomRecord>, 'db' | 'collection'>) =>
  `${db.name}.${collection.collectionName}`;
