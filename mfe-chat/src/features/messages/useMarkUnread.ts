import { useHost, useTexts } from '@meet/remote-kit';
import { useAction } from '@meet/remote-kit/forms';
import type { MessageKey } from '../../state/createChatApi.ts';
import { useChat } from '../../state/getChat.ts';

/** Returns an action that marks a room's messages from a given one on as unread, and confirms it in a toast. */
export function useMarkUnread() {
  const t = useTexts();
  const { toast } = useHost();
  const chat = useChat();
  return useAction(
    async (message: MessageKey) => {
      await chat.markUnread(message);
      toast({ type: 'success', message: t('message.markedUnread') });
    },
    { toasts: true },
  );
}
