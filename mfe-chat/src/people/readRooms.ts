import type { ChatRoom } from '@meet/chat-contract';
import { getChatRoom } from '@meet/chat-contract/operations';
import type { HostApi } from '@meet/remote-kit';
import { getChat } from '../state/getChat.ts';

/**
 * Returns these rooms by id, from the loaded ones or the server. A room that can't be read is left out; its messages
 * are shown without it.
 */
export async function readRooms(
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
