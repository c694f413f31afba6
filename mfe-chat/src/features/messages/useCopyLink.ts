import { useHost, useTexts } from '@meet/remote-kit';
import { useCopy } from '@meet/ui';
import { toChatPath } from '../../state/chatPath.ts';
import type { MessageKey } from '../../state/createChatApi.ts';

/** Returns an action that copies the address of a message. Only members of its room can open it. */
export function useCopyLink() {
  const t = useTexts();
  const { hrefFor, toast } = useHost();
  const { copy } = useCopy();
  return async ({ chatId, sequence }: MessageKey): Promise<void> => {
    const address = new URL(hrefFor('chat', { '*': toChatPath(chatId, sequence) }), location.origin);
    const isDone = await copy(address.href);
    toast(
      isDone
        ? { type: 'success', message: t('message.linkCopied') }
        : { type: 'error', message: t('message.linkNotCopied', { link: address.href }) },
    );
  };
}
