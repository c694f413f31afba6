import { allowMembersToManage } from '@meet/chat-contract/operations';
import { useHost } from '@meet/remote-kit';
import { useAction } from '@meet/remote-kit/forms';

/**
 * Returns an action that lets everyone in the room, or only its owner, add and remove members. The room list updates by
 * the event.
 */
export function useAllowManage(chatId: string) {
  const { api } = useHost();
  return useAction((allowToManage: boolean) => api.execute(allowMembersToManage, { chatId, allowToManage }), {
    toasts: true,
  });
}
