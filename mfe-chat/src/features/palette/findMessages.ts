import { CHAT_SEARCH_MAX, CHAT_SEARCH_MIN, parseChatSearch, toMessageText } from '@meet/chat-contract';
import { getChatRoom, searchChatMessages } from '@meet/chat-contract/operations';
import type { ChatRoom } from '@meet/chat-contract';
import type { Command, HostApi } from '@meet/remote-kit';
import { getChat, talk } from '../../state/getChat.ts';
import { presentTime } from '../../people/presentTime.ts';
import { toExcerpt } from './toExcerpt.ts';
import { roomLabel } from './findRooms.ts';

/** Maximum number of messages in the palette. */
const SHOWN_MAX = 5;

/** Finds messages in the person's rooms, the latest first. Enter opens the room at the message. */
export async function findMessages(host: HostApi, query: string, signal: AbortSignal): Promise<readonly Command[]> {
  if (query.length < CHAT_SEARCH_MIN || query.length > CHAT_SEARCH_MAX) return [];
  const { messages } = await host.api.execute(searchChatMessages, { search: query }, signal);
  const { words, phrases } = parseChatSearch(query);
  const wanted = [...phrases, words].join(' ');
  const shown = messages.slice(0, SHOWN_MAX);
  const rooms = await readRooms(host, new Set(shown.map(({ chatId }) => chatId)), signal);
  const language = host.i18n.locale.replace('_', '-');
  return shown.map((message) => {
    const { chatId, sequence, name, timestamp } = message;
    const room = rooms.get(chatId);
    const parts = [name, room && roomLabel(room, host.i18n.t), presentTime(timestamp, Date.now(), language)];
    return {
      id: `message ${chatId} ${sequence}`,
      label: toExcerpt(toMessageText(message), wanted),
      group: '',
      hint: [...new Set(parts)].filter(Boolean).join(' · '),
      run: () => void talk(host, { chatId, sequence }),
    };
  });
}

/**
 * Returns these rooms by id, from the loaded ones or the server. A room that can't be read is left out; its messages
 * are shown without it.
 */
async function readRooms(
  host: HostApi,
  chatIds: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ChatRoom>> {
  const loaded = new Map(getChat(host).rooms.state$.value.rooms.map((room) => [room.chatId, room]));
  const read = (chatId: string) =>
    host.api.execute(getChatRoom, { chatId }, signal).then(
      ({ chatroom }) => [chatroom],
      () => [],
    );
  const missing = [...chatIds].filter((chatId) => !loaded.has(chatId));
  for (const room of (await Promise.all(missing.map(read))).flat()) loaded.set(room.chatId, room);
  return loaded;
}
