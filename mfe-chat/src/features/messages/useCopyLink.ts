import type { ChatMessage } from '@meet/chat-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { useCopy } from '@meet/ui';

/** Returns an action that copies the address of a message, which its room's members can open. */
export function useCopyLink() {
  const t = useTexts();
  const { hrefFor, toast } = useHost();
  const { copy } = useCopy();
  return async ({ chatId, sequence }: Pick<ChatMessage, 'chatId' | 'sequence'>): Promise<void> => {
    const address = new URL(hrefFor('chat', { '*': `${chatId}/${sequence}` }), location.origin);
    const isDone = await copy(address.href);
    toast(
      isDone
        ? { type: 'success', message: t('message.linkCopied') }
        : { type: 'error', message: t('message.linkNotCopied', { link: address.href }) },
    );
  };
}
