import { CHAT_RECOVERY_PAGE, toThreadId, type ChatExportedReply, type ChatMessage } from '@meet/chat-contract';
import type { ChatContext } from '../ChatContext.ts';
import { WITHOUT_HISTORY } from '../models/messageModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { openRoom, permitOwner } from '../policies/roomPolicy.ts';
import { presentMessages } from '../presenters/presentMessages.ts';
import { toIsoTime } from './toIsoTime.ts';

/** Message of an export, with the present text of the message that it replies to. */
export interface ExportedReply {
  readonly message: ChatExportedReply;
  readonly quoted: ChatMessage['replyTo'];
}

/** The same with the replies in its thread. */
export interface ExportedMessage extends ExportedReply {
  readonly replies: readonly ExportedReply[];
}

/**
 * Reads the messages of a room page by page, the oldest first, up to the last one at the start. Checks the permission
 * for each page again: a person who loses the room meanwhile gets no further pages. Throws CHAT_ROOM_NOT_FOUND and
 * CHAT_OWNER_ONLY.
 */
export async function* readExportedMessages(
  context: ChatContext,
  { _id: chatId, lastSequence }: Pick<RoomRecord, '_id' | 'lastSequence'>,
): AsyncGenerator<readonly ExportedMessage[]> {
  for (let after = 0; after < lastSequence;) {
    permitOwner(await openRoom(context, chatId));
    const found = await context.deps.messages
      .find({ chatId, sequence: { $gt: after, $lte: lastSequence } }, WITHOUT_HISTORY)
      .sort({ sequence: 1 })
      .limit(CHAT_RECOVERY_PAGE)
      .lean();
    if (found.length === 0) return;
    const exported: ExportedMessage[] = [];
    for (const message of await presentMessages(context, found)) {
      exported.push({ ...toExported(message), replies: message.thread ? await readReplies(context, message) : [] });
    }
    yield exported;
    after = found.at(-1)!.sequence;
  }
}

/** Returns the replies in the thread of a message; there are at most CHAT_THREAD_REPLIES_MAX. */
async function readReplies(context: ChatContext, start: ChatMessage): Promise<ExportedReply[]> {
  const replies: ExportedReply[] = [];
  for (let after = 0; ;) {
    const found = await context.deps.messages
      .find({ chatId: toThreadId(start), sequence: { $gt: after } }, WITHOUT_HISTORY)
      .sort({ sequence: 1 })
      .limit(CHAT_RECOVERY_PAGE)
      .lean();
    replies.push(...(await presentMessages(context, found)).map(toExported));
    if (found.length < CHAT_RECOVERY_PAGE) return replies;
    after = found.at(-1)!.sequence;
  }
}

function toExported(message: ChatMessage): ExportedReply {
  const { sequence, name, email, isBot, content, timestamp, editedAt, deletedAt, isPinned, replyTo } = message;
  const { mentions, reactions, file } = message;
  return {
    message: {
      sequence,
      author: { name, email: email || null, isBot },
      sentAt: toIsoTime(timestamp),
      text: content,
      editedAt: editedAt === null ? null : toIsoTime(editedAt),
      deletedAt: deletedAt === null ? null : toIsoTime(deletedAt),
      isPinned,
      replyTo: replyTo?.sequence ?? null,
      mentions: mentions.map(({ accountId, fullName }) => ({ accountId, name: fullName })),
      reactions: reactions.map(({ emoji, count }) => ({ emoji, count })),
      file: file && { name: file.name, type: file.type, size: file.size },
    },
    quoted: replyTo,
  };
}
