import { allowMembersToManage } from '@meet/chat-contract/operations';
import { useHost } from '@meet/remote-kit';
import { useAction } from '../../state/useAction.ts';

/** Lets everyone in the room add and remove members, or its owner only; the list follows by the event. */
export function useAllowManage(chatId: string) {
  const { api } = useHost();
  return useAction((allowToManage: boolean) => api.execute(allowMembersToManage, { chatId, allowToManage }), {
    toasts: true,
  });
}
