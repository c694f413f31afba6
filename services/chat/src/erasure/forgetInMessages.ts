import { chatErrors } from '@meet/chat-contract';
import { isRefusal } from '@meet/contracts';
import type { Erasure } from '@meet/contracts/erasure';
import { toMentionToken } from '@meet/contracts/markdown';
import { readNext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';
import type { MessageRecord } from '../models/messageModel.ts';

const MESSAGES_AT_ONCE = 1000;

/**
 * Replaces an account by its pseudonym in the next messages after `after`: as author, in mentions, and as the account
 * that deleted a message. Reads all messages, since no index finds these. Returns the last message's id, and null at
 * the end.
 */
export async function forgetInMessages(
  { messages, messageChanges }: Pick<Deps, 'messages' | 'messageChanges'>,
  erasure: Erasure,
  after: string,
): Promise<string | null> {
  const { found, next } = await readNext(messages, after, MESSAGES_AT_ONCE);
  for (const message of found) {
    if (!anonymise(message, erasure)) continue;
    await messageChanges
      .change(message.chatId, message.sequence, (current) => {
        const fields = anonymise(current, erasure);
        // An edit in between must not bring back a mention.
        return fields && { filter: { content: current.content }, update: { $set: fields } };
      })
      .catch(ignoreClosedRoom);
  }
  return next;
}

/** Returns the fields without the account; undefined if the message does not name it. */
function anonymise(message: MessageRecord, erasure: Erasure): Partial<MessageRecord> | undefined {
  const { accountId, pseudonym } = erasure;
  const { withdrawn, versions, deletedBy, thread } = message;
  const unnamed = { authorId: pseudonym, name: '', email: '' };
  const texts = anonymiseTexts(message, erasure);
  const fields: Partial<MessageRecord> = {
    ...(message.authorId === accountId && unnamed),
    ...texts,
    ...(thread?.repliers.some(({ authorId }) => authorId === accountId) && {
      thread: { ...thread, repliers: thread.repliers.map((one) => (one.authorId === accountId ? unnamed : one)) },
    }),
    ...(deletedBy === accountId && { deletedBy: pseudonym }),
    ...(versions && anonymiseVersions(versions, erasure)),
  };
  const hidden = withdrawn && {
    ...anonymiseTexts(withdrawn, erasure),
    ...(withdrawn.versions && anonymiseVersions(withdrawn.versions, erasure)),
  };
  if (hidden && Object.keys(hidden).length > 0) fields.withdrawn = { ...withdrawn, ...hidden };
  return Object.keys(fields).length > 0 ? fields : undefined;
}

function anonymiseTexts(
  { content, mentions }: Pick<MessageRecord, 'content' | 'mentions'>,
  { accountId, pseudonym }: Erasure,
): Partial<Pick<MessageRecord, 'content' | 'mentions'>> {
  const token = toMentionToken(accountId);
  return {
    ...(content.includes(token) && { content: content.replaceAll(token, toMentionToken(pseudonym)) }),
    ...(mentions?.some((mention) => mention.accountId === accountId) && {
      mentions: mentions.map((one) => (one.accountId === accountId ? { accountId: pseudonym, name: '' } : one)),
    }),
  };
}

function anonymiseVersions(
  versions: NonNullable<MessageRecord['versions']>,
  erasure: Erasure,
): Pick<MessageRecord, 'versions'> {
  const changed = versions.map((version) => ({ ...version, ...anonymiseTexts(version, erasure) }));
  const isChanged = changed.some(({ content }, index) => content !== versions[index]!.content);
  return isChanged ? { versions: changed } : {};
}

/** The messages of a closed room are being deleted. */
function ignoreClosedRoom(error: unknown): void {
  const { CHAT_ROOM_NOT_FOUND, CHAT_MESSAGE_NOT_FOUND } = chatErrors;
  const isGone = isRefusal(error, CHAT_ROOM_NOT_FOUND, CHAT_MESSAGE_NOT_FOUND);
  if (!isGone) throw error;
}
