import { chatroomMessage, createClientMessageId, type ChatMessage } from '@meet/chat-contract';
import { isDeepStrictEqual } from 'node:util';
import type { ChatContext } from '../ChatContext.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { isGuest, type MessageRecord } from '../models/messageModel.ts';
import { presentMessage } from '../presenters/presentMessage.ts';
import { presentOneMessage } from '../presenters/presentMessages.ts';
import { mayBeSilent } from '../rooms/silence.ts';
import { wakeRoom } from '../rooms/silentRooms.ts';
import { announceChange } from './announceChange.ts';
import { publishMessage } from './publishMessage.ts';
import type { Append, MessageDraft } from './createMessageLog.ts';

type StoreContext = Pick<ChatContext, 'deps' | 'now' | 'publish' | 'callAsService'>;

export interface StoredMessage {
  readonly message: ChatMessage;
  /** As it was when the author was let in. */
  readonly room: RoomRecord;
}

/**
 * Stores a message, under an id of its own where it was sent with none, and tells the room, of a meeting’s room the other
 * services as well. The same clientMessageId of the same author gives the message stored first. Throws what admit throws,
 * and CHAT_ROOM_NOT_FOUND where the room is closed.
 */
export async function storeMessage(
  context: StoreContext,
  draft: Omit<MessageDraft, 'timestamp' | 'clientMessageId'> & { readonly clientMessageId: string | undefined },
  admit: Append['admit'],
): Promise<StoredMessage> {
  const { deps, now } = context;
  const { chatId, authorId } = draft;
  const people = await deps.people.byId(context, isGuest(authorId) ? [] : [authorId]);
  const timestamp = now();
  const clientMessageId = draft.clientMessageId || createClientMessageId(timestamp);
  const { message: stored, room } = await deps.messageLog.append({
    draft: { ...draft, clientMessageId, timestamp },
    admit,
  });
  const isReply = stored.replyTo !== undefined;
  const message = isReply ? await presentOneMessage(context, stored) : presentMessage(stored, people);
  // Members' tabs listen to the room before they hear of the message.
  if (mayBeSilent(room, timestamp)) await wakeRoom(context, chatId);
  // Told again for a retry, too: the first time may have ended between storing and telling.
  await publishMessage(context, chatroomMessage, room, message);
  if (isReply) await correctQuote(context, stored, message);
  return { message, room };
}

/** Notifies the room again if the quoted message changed while the reply was on its way. */
async function correctQuote(context: StoreContext, stored: MessageRecord, published: ChatMessage): Promise<void> {
  const present = await presentOneMessage(context, stored);
  if (isDeepStrictEqual(present.replyTo, published.replyTo)) return;
  const { chatId, sequence } = stored;
  const touched = await context.deps.messageChanges.change(chatId, sequence, () => ({ filter: {}, update: {} }));
  await announceChange(context, touched);
}
