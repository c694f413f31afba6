import type { ChatMessage } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';

/** What the author of a message is called; of a meeting's guest, who has no address, that they are one. */
export function useAuthorName(): (author: Pick<ChatMessage, 'name' | 'email'>) => string {
  const t = useTexts();
  return ({ name, email }) => (email ? name || email : t('message.guest', { name }));
}
