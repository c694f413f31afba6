import { CHAT_SEARCH_MAX, CHAT_SEARCH_MIN } from '@meet/chat-contract';
import { searchChatMessages } from '@meet/chat-contract/operations';
import type { Command, HostApi } from '@meet/remote-kit';
import { getChat, talk } from '../../state/getChat.ts';
import { presentTime } from '../../people/presentTime.ts';
import { toExcerpt } from './toExcerpt.ts';
import { roomLabel } from './findRooms.ts';

/** Messages in the palette. */
const SHOWN_MAX = 5;

/** Finds messages in the person's rooms, the latest first; Enter opens the room. */
export async function findMessages(host: HostApi, query: string, signal: AbortSignal): Promise<readonly Command[]> {
  if (query.length < CHAT_SEARCH_MIN || query.length > CHAT_SEARCH_MAX) return [];
  const { messages } = await host.api.execute(searchChatMessages, { search: query }, signal);
  const rooms = new Map(getChat(host).rooms.state$.value.rooms.map((room) => [room.chatId, room]));
  const language = host.i18n.locale.replace('_', '-');
  return messages.slice(0, SHOWN_MAX).map((message) => {
    const { chatId, sequence, name, content, timestamp } = message;
    const room = rooms.get(chatId);
    const parts = [name, room && roomLabel(room, host.i18n.t), presentTime(timestamp, Date.now(), language)];
    return {
      id: `message ${chatId} ${sequence}`,
      label: toExcerpt(content, query),
      group: '',
      hint: [...new Set(parts)].filter(Boolean).join(' · '),
      run: () => void talk(host, { chatId }),
    };
  });
}
