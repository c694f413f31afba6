import { archiveChatRoom } from '@meet/chat-contract/operations';
import type { ChatRoom } from '@meet/chat-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { useAction } from '@meet/remote-kit/forms';

/**
 * Returns an action that archives a room, which puts it at the end of the person's list, or brings it back. The room
 * list updates by the event, in every tab.
 */
export function useArchiveRoom({ chatId, isArchived }: ChatRoom) {
  const t = useTexts();
  const { api, toast } = useHost();
  return useAction(
    async () => {
      await api.execute(archiveChatRoom, { chatId, archived: !isArchived });
      toast({ type: 'success', message: t(isArchived ? 'archiveRoom.restored' : 'archiveRoom.archived') });
    },
    { toasts: true },
  );
}
