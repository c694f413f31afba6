import { getMentionText, type ChatMessage } from '@meet/chat-contract';
import { nameMentions } from '@meet/contracts/markdown';
import type { RoomChatLine } from '@meet/meetings-contract';

/** Presents a message as everyone in the room may see it: with the author's name, never with their address. */
export function presentChatLine(message: ChatMessage): RoomChatLine {
  const { chatId, sequence, clientMessageId, name, email, content, mentions, timestamp } = message;
  return {
    key: `${chatId}:${sequence}`,
    sentAs: clientMessageId,
    name,
    isGuest: email === '',
    content: nameMentions(content, (id) => getMentionText(mentions, id)),
    at: timestamp,
  };
}
