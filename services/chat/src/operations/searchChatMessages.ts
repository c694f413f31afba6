import { CHAT_SEARCH_PAGE, parseChatSearch, searchChatMessages as call } from '@meet/chat-contract';
import type { ChatContext } from '../ChatContext.ts';
import { defineOperation } from '../defineOperation.ts';
import { presentMessages } from '../presenters/presentMessages.ts';
import { findRooms } from '../rooms/findRooms.ts';
import { createMatcher } from '../search/createMatcher.ts';
import { readPlace, SEARCHED_ROOM, searchMessages, type SearchedRoom } from '../search/searchMessages.ts';

/** Searches only the messages of the caller's rooms. */
export const searchChatMessages = defineOperation(
  call,
  async ({ search, timezone, limit = CHAT_SEARCH_PAGE, after }, context) => {
    const { deps, account, now } = context;
    const parts = parseChatSearch(search, timezone);
    const matcher = createMatcher(parts, account.accountId);
    const isFiltered = parts.in.length > 0 || parts.before !== undefined || parts.after !== undefined;
    if (matcher.prefixes.length === 0 && !isFiltered) return { messages: [] };
    const rooms = await findSearchedRooms(context, parts.in);
    const found = await searchMessages(deps, rooms, matcher, {
      limit,
      after: after ? readPlace(after) : undefined,
      now: now(),
    });
    return { messages: await presentMessages(context, found) };
  },
);

/** Returns the caller's rooms, or those of them that all names match. */
async function findSearchedRooms(context: ChatContext, names: readonly string[]): Promise<readonly SearchedRoom[]> {
  const { deps, account } = context;
  if (names.length === 0) {
    const mine = await deps.members.find({ accountId: account.accountId }, { chatId: 1 }).lean();
    const chatIds = mine.map(({ chatId }) => chatId);
    return deps.rooms.find({ _id: { $in: chatIds }, closedAt: { $exists: false } }, SEARCHED_ROOM).lean();
  }
  const found = await Promise.all(names.map((name) => findNamedRooms(context, name)));
  const [first = [], ...others] = found;
  return first.filter(({ _id }) => others.every((rooms) => rooms.some((room) => room._id === _id)));
}

/** Returns the rooms that a name matches; only those with this whole name if there are any. */
async function findNamedRooms(context: ChatContext, name: string): Promise<readonly SearchedRoom[]> {
  const { rooms, isTitled } = await findRooms(context, name);
  const titled = rooms.filter(isTitled);
  return titled.length > 0 ? titled : rooms;
}
