import {
  CHAT_SEARCH_MAX,
  CHAT_SEARCH_MIN,
  getRoomId,
  parseChatSearch,
  toFoundExcerpt,
  toMessageText,
} from '@meet/chat-contract';
import { searchChatMessages } from '@meet/chat-contract/operations';
import { ownTimeZone } from '@meet/contracts/zones';
import type { Command, HostApi } from '@meet/remote-kit';
import { presentTime } from '../../people/presentTime.ts';
import { readRooms } from '../../people/readRooms.ts';
import { talk } from '../../state/getChat.ts';
import { roomLabel } from './findRooms.ts';

/** Maximum number of messages in the palette. */
const SHOWN_MAX = 5;

/** Finds messages in the person's rooms, the latest first. Enter opens the room at the message. */
export async function findMessages(host: HostApi, query: string, signal: AbortSignal): Promise<readonly Command[]> {
  if (query.length < CHAT_SEARCH_MIN || query.length > CHAT_SEARCH_MAX) return [];
  const input = { search: query, timezone: ownTimeZone(), limit: SHOWN_MAX };
  const { messages } = await host.api.execute(searchChatMessages, input, signal);
  const wanted = parseChatSearch(query);
  const rooms = await readRooms(host, new Set(messages.map(({ chatId }) => getRoomId(chatId))), signal);
  const language = host.i18n.locale.replace('_', '-');
  return messages.map((message) => {
    const { chatId, sequence, name, timestamp } = message;
    const room = rooms.get(getRoomId(chatId));
    const parts = [name, room && roomLabel(room, host.i18n.t), presentTime(timestamp, Date.now(), language)];
    return {
      id: `message ${chatId} ${sequence}`,
      label: toFoundExcerpt(toMessageText(message), wanted)
        .map(({ text }) => text)
        .join(''),
      group: '',
      hint: [...new Set(parts)].filter(Boolean).join(' · '),
      run: () => void talk(host, { chatId, sequence }),
    };
  });
}
