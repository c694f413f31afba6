import type { ChatMessage } from '@meet/chat-contract';
import type { RoomChatLine } from '@meet/meetings-contract';

/** A message as everyone in the room may see it: who wrote is named, never addressed. */
export function presentChatLine(message: ChatMessage): RoomChatLine {
  const { chatId, sequence, clientMessageId, name, email, content, timestamp } = message;
  return {
    key: `${chatId}:${sequence}`,
    sentAs: clientMessageId,
    name,
    isGuest: email === '',
    content,
    at: timestamp,
  };
}
