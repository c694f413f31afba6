import { toMessagePreview, type ChatMessagePreview } from '@meet/chat-contract';
import { createBatcher, createCache, createRecordReader } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { AccountCaller } from '@meet/contracts';
import type { MemberRecord } from '../models/memberModel.ts';
import { messageKey, WITHOUT_HISTORY, type MessageRecord } from '../models/messageModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { presentMessage } from '../presenters/presentMessage.ts';

/** The last message of a room as lists show it, with its author's name at the time of sending. */
export interface LastMessage extends Pick<MessageRecord, 'authorId' | 'email'> {
  readonly preview: ChatMessagePreview;
}

/** A cached message, with the number of the latest room change that it is known to contain. */
interface KeptMessage extends LastMessage {
  readonly lastChange: number | undefined;
}

export type Owner = Pick<AccountCaller, 'accountId' | 'email'>;

export interface RoomsOfOwner {
  /**
   * Memberships of the account in rooms that are not silent, and unclaimed ones of its address. Includes closed rooms.
   */
  readonly memberships: readonly MemberRecord[];
  /** The open rooms among these memberships. */
  readonly rooms: readonly RoomRecord[];
}

/**
 * Reads the records for lists of rooms. One read serves all requests that arrive during the previous read. No answer is
 * older than its request.
 */
export interface RoomReader {
  getRooms(owner: Owner): Promise<RoomsOfOwner>;
  /** Returns the last messages by room id, without rooms that have no message. */
  getLastMessages(rooms: readonly RoomRecord[]): Promise<ReadonlyMap<string, LastMessage>>;
}

const PEOPLE_MAX = 100;
const MESSAGES_MAX = 1000;
const KEPT_MAX = 10_000;
const ROOMS_KEPT_MAX = 100;
const NOBODY = new Map<string, never>();

export function createRoomReader(options: {
  rooms: Model<RoomRecord>;
  members: Model<MemberRecord>;
  messages: Model<MessageRecord>;
}): RoomReader {
  const { rooms, members, messages } = options;

  const loadMemberships = createBatcher<Owner, MemberRecord[]>(async (owners) => {
    const accountIds = [...new Set(owners.map(({ accountId }) => accountId))];
    const emails = [...new Set(owners.map(getAddress))];
    const found = await members
      .find({
        $or: [
          { accountId: { $in: accountIds }, isSilent: null },
          { accountId: null, email: { $in: emails } },
        ],
      })
      .lean();
    const standing = found.filter(({ accountId, invitation }) => accountId !== null || invitation !== 'declined');
    const foundFor = Map.groupBy(standing, ({ accountId, email }) => accountId ?? email);
    return new Map(
      owners.map((owner) => [owner, [owner.accountId, getAddress(owner)].flatMap((name) => foundFor.get(name) ?? [])]),
    );
  }, PEOPLE_MAX);

  const getRoom = createRecordReader(rooms);

  const getMessage = createBatcher<string, LastMessage>(async (keys) => {
    const found = await messages.find({ _id: { $in: keys } }, WITHOUT_HISTORY).lean();
    return new Map(found.map((message) => [message._id, toLastMessage(message)]));
  }, MESSAGES_MAX);

  const kept = {
    /**
     * Rooms of the last request, by account. They are read in parallel with the memberships that show which are
     * current.
     */
    rooms: createCache<string, readonly string[]>(KEPT_MAX),
    /** Last messages by room, valid until a message is added or changed. */
    messages: createCache<string, KeptMessage>(KEPT_MAX),
  };

  async function readLast({ _id: chatId, lastSequence, lastChange }: RoomRecord): Promise<LastMessage | undefined> {
    const last = await getMessage(messageKey(chatId, lastSequence));
    if (last) kept.messages.set(chatId, { ...last, lastChange });
    return last;
  }

  function getLast(room: RoomRecord): LastMessage | Promise<LastMessage | undefined> {
    const last = kept.messages.get(room._id);
    const isPresent = last?.preview.sequence === room.lastSequence && last.lastChange === room.lastChange;
    return isPresent ? last : readLast(room);
  }

  async function read(chatIds: readonly string[]): Promise<readonly RoomRecord[]> {
    const found = await Promise.all(chatIds.map(getRoom));
    return found.filter((room) => room !== undefined);
  }

  return {
    async getRooms(owner) {
      const before = kept.rooms.get(owner.accountId) ?? [];
      const [memberships = [], foundBefore] = await Promise.all([loadMemberships(owner), read(before)]);
      const chatIds = memberships.map(({ chatId }) => chatId);
      const [was, is] = [new Set(before), new Set(chatIds)];
      const foundSince = await read(chatIds.filter((chatId) => !was.has(chatId)));
      kept.rooms.set(owner.accountId, chatIds.slice(0, ROOMS_KEPT_MAX));
      const found = [...foundBefore, ...foundSince];
      return { memberships, rooms: found.filter(({ _id, closedAt }) => is.has(_id) && !closedAt) };
    },

    async getLastMessages(requested) {
      const spoken = requested.filter(({ lastSequence }) => lastSequence > 0);
      const found = await Promise.all(spoken.map(getLast));
      return new Map(spoken.flatMap(({ _id }, at) => (found[at] ? [[_id, found[at]]] : [])));
    },
  };
}

const getAddress = ({ email }: Owner): string => email.toLowerCase();

function toLastMessage(message: MessageRecord): LastMessage {
  const { authorId, email } = message;
  return { authorId, email, preview: toMessagePreview(presentMessage(message, NOBODY)) };
}
