import {
  announceTyping,
  createGroupChatRoom,
  createPrivateChatRoom,
  deleteChatMessage,
  editChatMessage,
  getChatMessageChanges,
  getChatMessages,
  getChatRoom,
  getChatRoomPage,
  markChatRoomRead,
  markChatRoomUnread,
  reactToChatMessage,
  restoreChatMessage,
  sendChatMessage,
} from '@meet/chat-contract/operations';
import type { PageClient } from '@meet/contracts/client';
import type { ChatMessage, ChatRoom } from '@meet/chat-contract';

/** Which messages to read: the newest page, the page before a sequence number, or what lies after one. */
export type MessageRange = { readonly before: number } | { readonly after: number } | Record<never, never>;

export interface ReadMessages {
  readonly messages: readonly ChatMessage[];
  /** Those of these messages to which the person reacts. */
  readonly ownReactions: readonly { readonly sequence: number; readonly emojis: readonly string[] }[];
}

export interface MessagePage extends ReadMessages {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** There is more in the direction that was read. */
  readonly hasMore: boolean;
  /** Number of the room's last change that these messages surely contain. */
  readonly lastChange: number;
}

/** Messages of a room that changed, as they are now. */
export interface ChangePage extends ReadMessages {
  /** Changes up to this number are in the page. */
  readonly lastChange: number;
  readonly hasMore: boolean;
}

/** Names a message. */
export type MessageKey = Pick<ChatMessage, 'chatId' | 'sequence'>;

export interface RoomPage {
  readonly chatrooms: readonly ChatRoom[];
  /** Stands for the end of the page; null when no room follows. */
  readonly next: string | null;
}

export interface OutgoingMessage {
  readonly chatId: string;
  readonly content: string;
  readonly clientMessageId: string;
  /** Number of the message that it replies to. */
  readonly replyTo?: number | undefined;
}

/** Calls of the chat to the server. Every call throws CallFailure. */
export interface ChatApi {
  /** Reads the rooms after a page's end, or the first ones: at most `limit`, and from further down the unread ones. */
  readRooms(range: { readonly after?: string; readonly limit?: number }): Promise<RoomPage>;
  getRoom(chatId: string): Promise<ChatRoom>;
  readMessages(chatId: string, range: MessageRange): Promise<MessagePage>;
  readChanges(chatId: string, afterChange: number): Promise<ChangePage>;
  edit(edit: Pick<ChatMessage, 'chatId' | 'sequence' | 'content' | 'revision'>): Promise<ChatMessage>;
  remove(message: MessageKey): Promise<ChatMessage>;
  restore(message: MessageKey): Promise<ChatMessage>;
  react(
    reaction: MessageKey & { readonly emoji: string; readonly isOn: boolean },
  ): Promise<{ readonly message: ChatMessage; readonly emojis: readonly string[] }>;
  send(message: OutgoingMessage, signal: AbortSignal): Promise<ChatMessage>;
  markRead(chatId: string, sequence: number): Promise<void>;
  markUnread(message: MessageKey): Promise<void>;
  announceTyping(chatId: string): Promise<void>;
  openPrivate(contactId: string): Promise<ChatRoom>;
  openGroup(groupId: string): Promise<ChatRoom>;
}

/** The chat's calls. Nothing is cached here: the view-models keep what they read and apply events to it. */
export function createChatApi(client: PageClient): ChatApi {
  return {
    readRooms: (range) => client.execute(getChatRoomPage, range),
    getRoom: async (chatId) => (await client.execute(getChatRoom, { chatId })).chatroom,
    async readMessages(chatId, range) {
      const { messages, hasMore, lastChange, ownReactions } = await client.execute(getChatMessages, {
        chatId,
        beforeSequence: 'before' in range ? range.before : undefined,
        afterSequence: 'after' in range ? range.after : undefined,
      });
      return { messages, hasMore, lastChange, ownReactions };
    },
    readChanges: (chatId, afterChange) => client.execute(getChatMessageChanges, { chatId, afterChange }),
    edit: async ({ content, ...edited }) =>
      (await client.execute(editChatMessage, { ...edited, message: content })).message,
    remove: async ({ chatId, sequence }) => (await client.execute(deleteChatMessage, { chatId, sequence })).message,
    restore: async ({ chatId, sequence }) => (await client.execute(restoreChatMessage, { chatId, sequence })).message,
    react: (reaction) => client.execute(reactToChatMessage, reaction),
    send: async ({ content, ...ids }, signal) =>
      (await client.execute(sendChatMessage, { ...ids, message: content }, signal)).message,
    async markRead(chatId, sequence) {
      await client.execute(markChatRoomRead, { chatId, sequence });
    },
    async markUnread({ chatId, sequence }) {
      await client.execute(markChatRoomUnread, { chatId, sequence });
    },
    async announceTyping(chatId) {
      await client.execute(announceTyping, { chatId });
    },
    openPrivate: async (contactId) => (await client.execute(createPrivateChatRoom, { contactId })).chatroom,
    openGroup: async (groupId) => (await client.execute(createGroupChatRoom, { groupId })).chatroom,
  };
}
