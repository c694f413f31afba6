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

/** Messages to read: those before a sequence number, those after one, or the newest page. */
export type MessageRange = { readonly before: number } | { readonly after: number } | Record<never, never>;

export interface ReadMessages {
  readonly messages: readonly ChatMessage[];
  /** The person's own reactions to these messages. */
  readonly ownReactions: readonly { readonly sequence: number; readonly emojis: readonly string[] }[];
}

export interface MessagePage extends ReadMessages {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** Whether more messages follow in the direction of reading. */
  readonly hasMore: boolean;
  /** Number of the room's last change that these messages are sure to contain. */
  readonly lastChange: number;
}

/** Messages of a room that changed, in their present state. */
export interface ChangePage extends ReadMessages {
  /** The page contains changes up to this number. */
  readonly lastChange: number;
  readonly hasMore: boolean;
}

/** Identifies a message. */
export type MessageKey = Pick<ChatMessage, 'chatId' | 'sequence'>;

export interface RoomPage {
  readonly chatrooms: readonly ChatRoom[];
  /** Cursor after the page's last room; null when no room follows. */
  readonly next: string | null;
}

export interface OutgoingMessage {
  readonly chatId: string;
  readonly content: string;
  readonly clientMessageId: string;
  /** Number of the message to which this one replies. */
  readonly replyTo?: number | undefined;
}

/** The chat's calls to the server. Every call throws CallFailure. */
export interface ChatApi {
  /**
   * Reads at most `limit` rooms after a page's end, or the first ones. The first page also contains unread rooms from
   * further down.
   */
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

/** Creates the chat's calls. It caches nothing: the view-models keep the answers and apply events to them. */
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
