import { CHAT_THREAD_REPLIES_MAX, chatErrors, parseThreadId } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import type { ChatContext } from '../ChatContext.ts';
import type { Append } from '../messages/createMessageLog.ts';
import { messageKey } from '../models/messageModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { buildThread } from '../policies/conversationPolicy.ts';
import { openRoom } from '../policies/roomPolicy.ts';

/**
 * Prepares a thread for a reply, and returns its room; undefined for the id of a room. Throws CHAT_ROOM_NOT_FOUND,
 * CHAT_MESSAGE_NOT_FOUND if no message can start it, and CHAT_MESSAGE_DELETED if a deleted one would start it. A thread
 * with replies goes on after its first message is deleted.
 */
export async function startThread(
  context: Pick<ChatContext, 'account' | 'deps' | 'now'>,
  threadId: string,
): Promise<RoomRecord | undefined> {
  const start = parseThreadId(threadId);
  if (!start) return undefined;
  const { rooms, messages } = context.deps;
  const [{ room: parent }, stored, message] = await Promise.all([
    openRoom(context, start.chatId),
    rooms.exists({ _id: threadId }),
    messages.findOne({ _id: messageKey(start.chatId, start.sequence) }, { deletedAt: 1 }).lean(),
  ]);
  if (!message) throw new ServiceError(chatErrors.CHAT_MESSAGE_NOT_FOUND);
  if (stored) return parent;
  if (message.deletedAt !== undefined) throw new ServiceError(chatErrors.CHAT_MESSAGE_DELETED);
  const createdAt = context.now();
  const { _id, ...thread } = buildThread(threadId, parent._id, createdAt);
  await rooms.updateOne({ _id }, { $setOnInsert: thread }, { upsert: true });
  const { matchedCount } = await rooms.updateOne(
    { _id: parent._id, closedAt: { $exists: false } },
    { $min: { firstThreadAt: createdAt } },
  );
  if (matchedCount > 0) return parent;
  // The room was closed meanwhile, perhaps after its threads were deleted.
  await rooms.deleteOne({ _id });
  throw new ServiceError(chatErrors.CHAT_ROOM_NOT_FOUND);
}

/** Admits authors to a thread as to its room. Throws CHAT_THREAD_FULL in addition to the errors of `admit`. */
export const admitToThread =
  (parent: RoomRecord, admit: Append['admit']): Append['admit'] =>
  (thread, member) => {
    if (thread.lastSequence >= CHAT_THREAD_REPLIES_MAX) {
      throw new ServiceError(chatErrors.CHAT_THREAD_FULL, { params: { max: CHAT_THREAD_REPLIES_MAX } });
    }
    return admit(parent, member);
  };
