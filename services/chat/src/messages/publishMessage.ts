import { getRoomId, meetingChatMessage, type ChatMessage } from '@meet/chat-contract';
import { INTERNAL_CHANNEL, roomChannel, type EventDefinition } from '@meet/contracts/events';
import type { ChatContext } from '../ChatContext.ts';
import type { RoomRecord } from '../models/roomModel.ts';

/** Publishes a message to its room, also a message of a thread. If the room belongs to a meeting, also publishes it to the other services. */
export async function publishMessage(
  { publish }: Pick<ChatContext, 'publish'>,
  event: EventDefinition<ChatMessage>,
  { meetingKey }: Pick<RoomRecord, 'meetingKey'>,
  message: ChatMessage,
): Promise<void> {
  await publish(roomChannel(getRoomId(message.chatId)), event, message);
  if (meetingKey) await publish(INTERNAL_CHANNEL, meetingChatMessage, { meetingKey, message });
}
