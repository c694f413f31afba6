import { CHAT_SEARCH_PAGE, searchChatMessages as call } from '@meet/chat-contract';
import { searchPattern } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';
import type { MessageRecord } from '../models/messageModel.ts';
import { presentMessages } from '../presenters/presentMessages.ts';

/** Number of rooms that are searched one by one, each from its end, before all others are searched together. */
const ROOMS_APART = 20;

interface SearchedRoom {
  readonly _id: string;
  readonly lastMessageAt?: number;
}

/** Searches only the messages of the caller's rooms. */
export const searchChatMessages = defineOperation(call, async ({ search }, context) => {
  const { deps, account } = context;
  const mine = await deps.members.find({ accountId: account.accountId }, { chatId: 1 }).lean();
  const rooms = await deps.rooms
    .find({ _id: { $in: mine.map(({ chatId }) => chatId) }, closedAt: { $exists: false } }, { lastMessageAt: 1 })
    .lean();
  const found = await findLatest(deps, rooms, { $regex: searchPattern(search) });
  return { messages: await presentMessages(context, found) };
});

/**
 * Returns the latest matches. Starts with the room that has the latest message, and stops when no other room can have a
 * later match. So a frequent word reads few messages, and a rare one reads all.
 */
async function findLatest({ messages }: Deps, rooms: readonly SearchedRoom[], content: { $regex: string }) {
  const waiting = rooms.toSorted((a, b) => getTime(b) - getTime(a));
  let found: MessageRecord[] = [];
  const isLater = (room: SearchedRoom) =>
    found.length < CHAT_SEARCH_PAGE || getTime(room) >= found[CHAT_SEARCH_PAGE - 1]!.timestamp;
  const keep = (more: readonly MessageRecord[]) => {
    found = [...found, ...more].toSorted(compareLatest).slice(0, CHAT_SEARCH_PAGE);
  };
  for (const room of waiting.splice(0, ROOMS_APART)) {
    if (!isLater(room)) return found;
    keep(await messages.find({ chatId: room._id, content }).sort({ sequence: -1 }).limit(CHAT_SEARCH_PAGE).lean());
  }
  const others = waiting.filter(isLater).map(({ _id }) => _id);
  if (others.length === 0) return found;
  keep(
    await messages
      .find({ chatId: { $in: others }, content })
      .sort({ timestamp: -1, chatId: -1, sequence: -1 })
      .limit(CHAT_SEARCH_PAGE)
      .lean(),
  );
  return found;
}

const getTime = ({ lastMessageAt = 0 }: SearchedRoom): number => lastMessageAt;

function compareLatest(one: MessageRecord, other: MessageRecord): number {
  if (one.timestamp !== other.timestamp) return other.timestamp - one.timestamp;
  if (one.chatId !== other.chatId) return one.chatId < other.chatId ? 1 : -1;
  return other.sequence - one.sequence;
}
