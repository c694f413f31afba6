import { chatroomMessage, createClientMessageId, type ChatMessage } from '@meet/chat-contract';
import { isDeepStrictEqual } from 'node:util';
import type { ChatContext } from '../ChatContext.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { toConversation } from '../policies/conversationPolicy.ts';
import { isAccount, type MessageRecord } from '../models/messageModel.ts';
import { presentMessage } from '../presenters/presentMessage.ts';
import { presentOneMessage } from '../presenters/presentMessages.ts';
import { mayBeSilent } from '../rooms/silence.ts';
import { wakeRoom } from '../rooms/silentRooms.ts';
import { announceChange } from './announceChange.ts';
import { publishMessage } from './publishMessage.ts';
import type { Append, MessageDraft } from './createMessageLog.ts';

type StoreContext = Pick<ChatContext, 'deps' | 'now' | 'publish' | 'callAsService' | 'log'>;

export interface StoredMessage {
  readonly message: ChatMessage;
  /** The room as it was when the author was admitted. */
  readonly room: RoomRecord;
}

/**
 * Stores a message and notifies the room; for a meeting's room also the other services. Creates a clientMessageId if
 * the message has none. If the same author repeats a clientMessageId, returns the message that was stored first. Throws
 * the errors of `admit`, and CHAT_ROOM_NOT_FOUND if the room is closed. `parent` is the room of a thread.
 */
export async function storeMessage(
  context: StoreContext,
  draft: Omit<MessageDraft, 'timestamp' | 'clientMessageId'> & { readonly clientMessageId: string | undefined },
  admit: Append['admit'],
  parent?: RoomRecord,
): Promise<StoredMessage> {
  const { deps, now } = context;
  const { authorId } = draft;
  const people = await deps.people.byId(context, isAccount(authorId) ? [authorId] : []);
  const timestamp = now();
  const clientMessageId = draft.clientMessageId || createClientMessageId(timestamp);
  const { message: stored, room: written } = await deps.messageLog.append({
    draft: { ...draft, clientMessageId, timestamp },
    admit,
  });
  const room = parent ? toConversation(parent, written) : written;
  const isReply = stored.replyTo !== undefined;
  const message = isReply ? await presentOneMessage(context, stored) : presentMessage(stored, people);
  // Members' tabs subscribe to the room before the message is published.
  const listed = parent ?? room;
  if (mayBeSilent(listed, timestamp)) await wakeRoom(context, listed._id);
  // Published for a retry, too: the first attempt may have ended between storing and publishing.
  await publishMessage(context, chatroomMessage, room, message);
  deps.roomHooks.notify(context, { event: 'created', room, message });
  if (isReply) await correctQuote(context, stored, message);
  return { message, room };
}

/** Notifies the room again if the quoted message changed while the reply was stored. */
async function correctQuote(context: StoreContext, stored: MessageRecord, published: ChatMessage): Promise<void> {
  const present = await presentOneMessage(context, stored);
  if (isDeepStrictEqual(present.replyTo, published.replyTo)) return;
  const { chatId, sequence } = stored;
  const touched = await context.deps.messageChanges.change(chatId, sequence, () => ({ filter: {}, update: {} }));
  await announceChange(context, touched);
}
