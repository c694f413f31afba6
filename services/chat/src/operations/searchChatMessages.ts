import { parseChatSearch, searchChatMessages as call } from '@meet/chat-contract';
import type { ChatContext } from '../ChatContext.ts';
import { defineOperation } from '../defineOperation.ts';
import { presentMessages } from '../presenters/presentMessages.ts';
import { findRooms } from '../rooms/findRooms.ts';
import { createMatcher } from '../search/createMatcher.ts';
import { SEARCHED_ROOM, searchMessages } from '../search/searchMessages.ts';

/** Searches only the messages of the caller's rooms. */
export const searchChatMessages = defineOperation(call, async ({ search }, context) => {
  const { deps, account } = context;
  const parts = parseChatSearch(search);
  const chatIds = await findSearchedRooms(context, parts.in);
  const rooms = await deps.rooms.find({ _id: { $in: chatIds }, closedAt: { $exists: false } }, SEARCHED_ROOM).lean();
  const found = await searchMessages(deps, rooms, createMatcher(parts, account.accountId));
  return { messages: await presentMessages(context, found) };
});

/** Returns the caller's rooms, or those of them that all names match. */
async function findSearchedRooms(context: ChatContext, names: readonly string[]): Promise<string[]> {
  const { deps, account } = context;
  if (names.length === 0) {
    const mine = await deps.members.find({ accountId: account.accountId }, { chatId: 1 }).lean();
    return mine.map(({ chatId }) => chatId);
  }
  const found = await Promise.all(names.map((name) => findRooms(context, name)));
  const [first, ...others] = found.map(({ rooms }) => new Set(rooms.map(({ _id }) => _id)));
  return [...first!].filter((chatId) => others.every((ids) => ids.has(chatId)));
}
