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
  /** The open rooms among these. */
  readonly rooms: readonly RoomRecord[];
}

/**
 * Reads the records for lists of rooms. Requests during a read are answered by one read after it, for everybody; no
 * answer is older than its request.
 */
export interface RoomReader {
  roomsOf(owner: Owner): Promise<RoomsOfOwner>;
  /** By room, of those where anything was said. */
  lastMessagesOf(rooms: readonly RoomRecord[]): Promise<ReadonlyMap<string, LastMessage>>;
}
