import { chatroomMessage, meetingChatMessage, type ChatMessage } from '@meet/chat-contract';
import { INTERNAL_CHANNEL, roomChannel } from '@meet/contracts/events';
import type { ChatContext } from '../ChatContext.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import { authorsOf, presentMessage } from '../presenters/presentMessage.ts';
import type { MessageDraft } from './createMessageLog.ts';

type StoreContext = Pick<ChatContext, 'deps' | 'now' | 'publish' | 'callAsService'>;

/**
 * Stores a message and tells the room, of a meeting’s room the other services as well. The same clientMessageId of the
 * same author gives the message stored first. Throws CHAT_ROOM_NOT_FOUND when the room was closed meanwhile.
 */
export async function storeMessage(
  context: StoreContext,
  { _id: chatId, lastSequence, meetingKey }: RoomRecord,
  draft: Omit<MessageDraft, 'chatId' | 'timestamp'>,
): Promise<ChatMessage> {
  const { deps, now, publish } = context;
  const people = await deps.people.byId(context, authorsOf([draft]));
  const stored = await deps.messageLog.append({ ...draft, chatId, timestamp: now() }, lastSequence);
  const message = presentMessage(stored, people);
  // Told again for a retry, too: the first time may have ended between storing and telling.
  await publish(roomChannel(chatId), chatroomMessage, message);
  if (meetingKey) await publish(INTERNAL_CHANNEL, meetingChatMessage, { meetingKey, message });
  return message;
}
