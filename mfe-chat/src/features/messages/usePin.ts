import type { ChatMessage } from '@meet/chat-contract';
import { pinChatMessage } from '@meet/chat-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { useAction } from '@meet/remote-kit/forms';
import { useChat } from '../../state/getChat.ts';

/** Returns an action that pins a message for everybody in its room, or unpins it. */
export function usePin() {
  const t = useTexts();
  const { api, toast } = useHost();
  const chat = useChat();
  return useAction(
    async ({ chatId, sequence, isPinned }: ChatMessage) => {
      const { message } = await api.execute(pinChatMessage, { chatId, sequence, isPinned: !isPinned });
      chat.getConversation(chatId).receiveChange(message);
      toast({ type: 'success', message: t(isPinned ? 'pins.unpinned' : 'pins.pinned') });
    },
    { toasts: true },
  );
}
