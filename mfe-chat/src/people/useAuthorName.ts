import type { ChatMessage } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';

/** Returns the name of a message's author; for a meeting's guest, who has no address, the word for a guest. */
export function useAuthorName(): (author: Pick<ChatMessage, 'name' | 'email'>) => string {
  const t = useTexts();
  return ({ name, email }) => (email ? name || email : t('message.guest', { name }));
}
