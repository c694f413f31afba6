import { CHAT_RECOVERY_PAGE, type ChatExportedMessage, type ChatMessage } from '@meet/chat-contract';
import type { ChatContext } from '../ChatContext.ts';
import { WITHOUT_HISTORY } from '../models/messageModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { openRoom, permitOwner } from '../policies/roomPolicy.ts';
import { presentMessages } from '../presenters/presentMessages.ts';
import { toIsoTime } from './toIsoTime.ts';

/** Message of an export, with the present text of the message that it replies to. */
export interface ExportedMessage {
  readonly message: ChatExportedMessage;
  readonly quoted: ChatMessage['replyTo'];
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
    yield (await presentMessages(context, found)).map(toExported);
    after = found.at(-1)!.sequence;
  }
}

function toExported(message: ChatMessage): ExportedMessage {
  const { sequence, name, email, content, timestamp, editedAt, deletedAt, isPinned, replyTo } = message;
  const { mentions, reactions, file } = message;
  return {
    message: {
      sequence,
      author: { name, email: email || null },
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
