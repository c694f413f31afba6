import { describeChatRoom, parseThreadId, toThreadId, type ChatThread } from '@meet/chat-contract';
import type { ChatContext } from '../ChatContext.ts';
import type { FollowerRecord } from '../models/followerModel.ts';
import type { MessageRecord } from '../models/messageModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { presentMessages } from './presentMessages.ts';
import { presentAllRoomAttributes } from './presentRooms.ts';
import { presentTitle } from './presentTitle.ts';

/** Records that describe a thread for a member. */
export interface ThreadRecords {
  readonly start: MessageRecord;
  readonly parent: RoomRecord;
  /** Undefined if nobody has replied. */
  readonly thread: RoomRecord | undefined;
  /** Undefined if the member never followed the thread. */
  readonly follower: FollowerRecord | undefined;
}

/** Presents threads as the caller sees them. The number of queries does not depend on the number of threads. */
export async function presentThreads(context: ChatContext, records: readonly ThreadRecords[]): Promise<ChatThread[]> {
  const parents = [...new Map(records.map(({ parent }) => [parent._id, parent])).values()];
  const [starts, attributes] = await Promise.all([
    presentMessages(
      context,
      records.map(({ start }) => start),
    ),
    presentAllRoomAttributes(context, parents),
  ]);
  const viewerEmail = context.account.email.toLowerCase();
  const titles = new Map(
    attributes.map((room) => [room.chatId, presentTitle(describeChatRoom(room, viewerEmail, { readSequence: 0 }))]),
  );
  return records.map(({ parent, thread, follower }, at) => {
    const start = starts[at]!;
    const { lastSequence = 0, deletedSequences = [], lastMessageAt } = thread ?? {};
    const isFollowed = follower?.isFollowed ?? false;
    const readSequence = follower?.readSequence ?? lastSequence;
    const deleted = deletedSequences.filter((sequence) => sequence > readSequence).length;
    return {
      threadId: toThreadId(start),
      chatId: parent._id,
      roomTitle: titles.get(parent._id) ?? '',
      start,
      isFollowed,
      lastSequence,
      readSequence,
      unread: isFollowed ? Math.max(0, lastSequence - readSequence - deleted) : 0,
      lastReplyAt: lastMessageAt ?? null,
    };
  });
}

/** Returns the message that starts the thread with this id. */
export const getStart = (threadId: string) => parseThreadId(threadId)!;
