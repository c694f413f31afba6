import type { ChatMessage } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';

/**
 * Returns the name of a message's author. A meeting's guest, who has no address, is marked as a guest. The author of a
 * deleted account has neither name nor address.
 */
export function useAuthorName(): (author: Pick<ChatMessage, 'name' | 'email' | 'isBot'>) => string {
  const t = useTexts();
  return ({ name, email, isBot }) => {
    if (email || isBot) return name || email;
    return name ? t('message.guest', { name }) : t('message.deletedAccount');
  };
}
