import { chatErrors, toThreadId, type ThreadStart } from '@meet/chat-contract';
import { ServiceError } from '@meet/contracts';
import type { ChatContext } from '../ChatContext.ts';
import { messageKey, WITHOUT_HISTORY } from '../models/messageModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import type { ThreadRecords } from '../presenters/presentThreads.ts';

/** Reads the thread of a message for the caller. Throws CHAT_MESSAGE_NOT_FOUND. */
export async function readThread(
  { deps, account }: Pick<ChatContext, 'deps' | 'account'>,
  parent: RoomRecord,
  { chatId, sequence }: ThreadStart,
): Promise<ThreadRecords> {
  const threadId = toThreadId({ chatId, sequence });
  const [start, thread, follower] = await Promise.all([
    deps.messages.findOne({ _id: messageKey(chatId, sequence) }, WITHOUT_HISTORY).lean(),
    deps.rooms.findOne({ _id: threadId, closedAt: { $exists: false } }).lean(),
    deps.followers.get(threadId, account.accountId),
  ]);
  if (!start) throw new ServiceError(chatErrors.CHAT_MESSAGE_NOT_FOUND);
  return { start, parent, thread: thread ?? undefined, follower };
}
