import {
  createGroupChatRoom,
  createPrivateChatRoom,
  getChatMessages,
  getChatRoom,
  listChatRooms,
  markChatRoomRead,
  sendChatMessage,
} from '@meet/chat-contract/operations';
import type { PageClient } from '@meet/contracts/client';
import type { ChatApi } from './ChatApi.ts';

/** The chat's calls. Nothing is cached here: the view-models keep what they read and fold events into it. */
export function createChatApi(client: PageClient): ChatApi {
  return {
    listRooms: async () => (await client.execute(listChatRooms, { facesOnly: true })).chatrooms,
    getRoom: async (chatId) => (await client.execute(getChatRoom, { chatId })).chatroom,
    async readMessages(chatId, range) {
      const { messages, hasMore } = await client.execute(getChatMessages, {
        chatId,
        beforeSequence: 'before' in range ? range.before : undefined,
        afterSequence: 'after' in range ? range.after : undefined,
      });
      return { messages, hasMore };
    },
    send: async (input, signal) => (await client.execute(sendChatMessage, input, signal)).message,
    async markRead(chatId, sequence) {
      await client.execute(markChatRoomRead, { chatId, sequence });
    },
    openPrivate: async (contactId) => (await client.execute(createPrivateChatRoom, { contactId })).chatroom,
    openGroup: async (groupId) => (await client.execute(createGroupChatRoom, { groupId })).chatroom,
  };
}
