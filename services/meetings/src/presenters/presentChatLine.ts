import type { ChatMessage } from '@meet/contracts/chat';
import type { RoomChatLine } from '@meet/contracts/meetings';

/** A message as guests may see it: who wrote is named, never addressed. */
export function presentChatLine(message: ChatMessage): RoomChatLine {
  const { chatId, sequence, clientMessageId, name, email, content, timestamp } = message;
  return {
    key: `${chatId}:${sequence}`,
    sentAs: clientMessageId,
    name,
    isGuest: email === '',
    text: content,
    at: timestamp,
  };
}
