import { chatMessageChanged, meetingChatMessage, type ChatMessage } from '@meet/chat-contract';
import { INTERNAL_CHANNEL, roomChannel } from '@meet/contracts/events';
import type { ChatContext } from '../ChatContext.ts';
import type { ChangedMessage } from './createMessageChanges.ts';
import { presentOneMessage } from '../presenters/presentMessages.ts';

/** Notifies the room, and its meeting, of how a message reads now, and returns it. A message that did not change notifies nobody. */
export async function announceChange(
  context: Pick<ChatContext, 'deps' | 'publish' | 'callAsService' | 'now'>,
  { message, isChanged, room }: ChangedMessage,
): Promise<ChatMessage> {
  const presented = await presentOneMessage(context, message);
  if (!isChanged) return presented;
  await context.publish(roomChannel(message.chatId), chatMessageChanged, presented);
  const { meetingKey } = room;
  if (meetingKey) await context.publish(INTERNAL_CHANNEL, meetingChatMessage, { meetingKey, message: presented });
  return presented;
}
