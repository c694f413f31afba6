import type { ChatMessage } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';

/** Returns the name of a message's author. A meeting's guest, who has no address, is marked as a guest. */
export function useAuthorName(): (author: Pick<ChatMessage, 'name' | 'email'>) => string {
  const t = useTexts();
  return ({ name, email }) => (email ? name || email : t('message.guest', { name }));
}
