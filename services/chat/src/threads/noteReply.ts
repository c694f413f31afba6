import { parseThreadId } from '@meet/chat-contract';
import type { ChatContext } from '../ChatContext.ts';
import { findMentioned } from '../messages/notifyMentioned.ts';
import type { StoredMessage } from '../messages/storeMessage.ts';
import { isAccount, messageKey } from '../models/messageModel.ts';
import { TAKING_PART } from '../policies/memberPolicy.ts';
import { getAccountIds } from '../presenters/presentMembers.ts';
import { announceThread } from './announceThread.ts';

/**
 * Makes the author of a reply, the author of the thread's first message and the mentioned members follow the thread,
 * counts the reply as unread and announces it. Does nothing for a message outside threads. A retry repeats it.
 */
export async function noteReply(context: ChatContext, { message }: StoredMessage): Promise<void> {
  const { deps, account } = context;
  const { chatId: threadId, sequence, timestamp } = message;
  const start = parseThreadId(threadId);
  if (!start) return;
  const first = await deps.messages.findOne({ _id: messageKey(start.chatId, start.sequence) }, { authorId: 1 }).lean();
  const named = [...findMentioned(message), ...(first && isAccount(first.authorId) ? [first.authorId] : [])];
  // Leaves out people who left the room.
  const members = await deps.members
    .find({ ...TAKING_PART, chatId: start.chatId, accountId: { $in: named } }, { accountId: 1 })
    .lean();
  await deps.followers.addReply({
    threadId,
    chatId: start.chatId,
    sequence,
    timestamp,
    authorId: account.accountId,
    drawnIn: getAccountIds(members),
  });
  await deps.threadSummaries.update(threadId, announceThread(context));
}

/** Counts unread replies again and announces the thread, after a reply was deleted or restored. */
export async function noteChangedReply(context: ChatContext, chatId: string): Promise<void> {
  if (!parseThreadId(chatId)) return;
  await context.deps.followers.recount(chatId);
  await context.deps.threadSummaries.update(chatId, announceThread(context));
}
