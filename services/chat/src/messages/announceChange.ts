import { chatMessageChanged, type ChatMessage } from '@meet/chat-contract';
import type { ChatContext } from '../ChatContext.ts';
import type { ChangedMessage } from './createMessageChanges.ts';
import { presentOneMessage } from '../presenters/presentMessages.ts';
import { publishMessage } from './publishMessage.ts';

/**
 * Notifies the room, and its meeting, of a message's present state, and returns that state. Notifies nobody if the
 * message did not change.
 */
export async function announceChange(
  context: Pick<ChatContext, 'deps' | 'publish' | 'callAsService' | 'now'>,
  { message, isChanged, room }: ChangedMessage,
): Promise<ChatMessage> {
  const presented = await presentOneMessage(context, message);
  if (isChanged) await publishMessage(context, chatMessageChanged, room, presented);
  return presented;
}
