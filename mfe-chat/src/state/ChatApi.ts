import type { ChatMessage, ChatRoom } from '@meet/chat-contract';

/** Which messages to read: the newest page, the page before a sequence number, or what lies after one. */
export type MessageRange = { readonly before: number } | { readonly after: number } | Record<never, never>;

export interface MessagePage {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** There is more in the direction that was read. */
  readonly hasMore: boolean;
}

export interface OutgoingMessage {
  readonly chatId: string;
  readonly message: string;
  readonly clientMessageId: string;
}

/** Calls of the chat to the server. Every call throws CallFailure. */
export interface ChatApi {
  listRooms(): Promise<readonly ChatRoom[]>;
  getRoom(chatId: string): Promise<ChatRoom>;
  readMessages(chatId: string, range: MessageRange): Promise<MessagePage>;
  send(message: OutgoingMessage, signal: AbortSignal): Promise<ChatMessage>;
  markRead(chatId: string, sequence: number): Promise<void>;
  openPrivate(contactId: string): Promise<ChatRoom>;
  openGroup(groupId: string): Promise<ChatRoom>;
}
