import type { ChatMessagePreview } from '@meet/chat-contract';
import type { AccountCaller } from '@meet/contracts';
import type { MemberRecord } from '../models/memberModel.ts';
import type { MessageRecord } from '../models/messageModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';

/** A room's last message as lists show it, under its author's name of the time. */
export interface LastMessage extends Pick<MessageRecord, 'authorId' | 'email'> {
  readonly preview: ChatMessagePreview;
}

export type Owner = Pick<AccountCaller, 'accountId' | 'email'>;

export interface RoomsOfOwner {
  /** The account's, and those of its address that no account has claimed yet; in rooms that are closed, too. */
  readonly memberships: readonly MemberRecord[];
  /** Of these the rooms that are open. */
  readonly rooms: readonly RoomRecord[];
}

/**
 * Reads what lists of rooms are made of. What is asked for while an answer is under way is asked for together after it, for
 * everybody; no answer is older than its question.
 */
export interface RoomReader {
  roomsOf(owner: Owner): Promise<RoomsOfOwner>;
  /** By room, of those where anything was said. */
  lastMessagesOf(rooms: readonly RoomRecord[]): Promise<ReadonlyMap<string, LastMessage>>;
}
