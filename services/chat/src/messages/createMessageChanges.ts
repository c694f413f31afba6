import { chatErrors, withDeletion } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import { createKeyedTurns } from '@meet/service-kit';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { messageKey, WITHOUT_HISTORY, type MessageRecord } from '../models/messageModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { toDue } from './createMessageWriter.ts';

/** A change of a message, decided on its present state. */
export interface MessageChange {
  /** Fields that the message must still have for the change to be made. */
  readonly filter: QueryFilter<MessageRecord>;
  readonly update: UpdateQuery<MessageRecord>;
}

export interface MessageChanges {
  /**
   * Changes a message, gives the change the room's next number and returns the message. The room's number is increased
   * after the message is stored. So a reader who knows the room's last number and reads later changes misses nothing.
   * `decide` is called again if somebody else changed the message meanwhile. It throws a refusal; undefined leaves the
   * message as it is. Throws CHAT_MESSAGE_NOT_FOUND, and CHAT_ROOM_NOT_FOUND for a closed room.
   */
  change(
    chatId: string,
    sequence: number,
    decide: (message: MessageRecord, room: RoomRecord) => MessageChange | undefined,
  ): Promise<ChangedMessage>;
}

export interface ChangedMessage {
  /** The message without its history. */
  readonly message: MessageRecord;
  readonly isChanged: boolean;
  readonly room: RoomRecord;
}

/** Maximum attempts while other processes make changes at the same time. */
const ATTEMPTS_MAX = 50;

/**
 * Runs changes of one room one after the other in this process. Conditions in the writes detect changes by other
 * processes.
 */
export function createMessageChanges(options: {
  rooms: Model<RoomRecord>;
  messages: Model<MessageRecord>;
}): MessageChanges {
  const { rooms, messages } = options;
  const turns = createKeyedTurns(WAITING_MAX);

  async function readRoom(chatId: string): Promise<RoomRecord> {
    const room = await rooms.findOne({ _id: chatId, closedAt: { $exists: false } }).lean();
    if (!room) throw new ServiceError(chatErrors.CHAT_ROOM_NOT_FOUND);
    return room;
  }

  /** Counts the message's change in the room, under a later number if another process took this one. */
  async function count(before: RoomRecord, message: MessageRecord): Promise<MessageRecord> {
    const { chatId, sequence } = message;
    let room = before;
    let numbered = message;
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
      const change = nextChange(room);
      if (numbered.change !== change) {
        numbered =
          (await messages.findOneAndUpdate({ _id: message._id }, { $max: { change } }, RETURNED).lean()) ?? notFound();
      }
      const deletedSequences = withDeletion(room.deletedSequences ?? [], {
        sequence,
        isDeleted: numbered.deletedAt !== undefined,
      });
      const { matchedCount } = await rooms.updateOne(
        { _id: chatId, closedAt: { $exists: false }, lastChange: room.lastChange ?? { $exists: false } },
        {
          $set: {
            lastChange: change,
            ...(deletedSequences.length || room.deletedSequences ? { deletedSequences } : {}),
          },
          // A pin or a reaction, too: telling them apart would cost more than indexing the message again.
          $min: toDue(chatId, numbered.timestamp),
        },
      );
      if (matchedCount > 0) return numbered;
      room = await readRoom(chatId);
    }
    throw new Error('The changes of a chat room could not be counted.');
  }

  return {
    change: (chatId, sequence, decide) =>
      turns.run(chatId, async () => {
        const _id = messageKey(chatId, sequence);
        for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
          const [room, message] = await Promise.all([readRoom(chatId), messages.findOne({ _id }).lean()]);
          if (!message) return notFound();
          const wanted = decide(message, room);
          if (!wanted) {
            // A process that stopped between storing and counting left the change uncounted.
            const isCounted = (message.change ?? 0) <= (room.lastChange ?? 0);
            return { message: isCounted ? message : await count(room, message), isChanged: !isCounted, room };
          }
          const stored = await messages
            .findOneAndUpdate(
              { _id, ...wanted.filter },
              { ...wanted.update, $max: { change: nextChange(room) } },
              RETURNED,
            )
            .lean();
          if (stored) return { message: await count(room, stored), isChanged: true, room };
        }
        throw new Error('A chat message could not be changed.');
      }),
  };
}

/** Maximum number of waiting changes in one room. */
const WAITING_MAX = 1000;

const RETURNED = { returnDocument: 'after', projection: WITHOUT_HISTORY } as const;

const nextChange = ({ lastChange = 0 }: RoomRecord): number => lastChange + 1;

function notFound(): never {
  throw new ServiceError(chatErrors.CHAT_MESSAGE_NOT_FOUND);
}
