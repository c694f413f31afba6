import { useHost } from '@meet/remote-kit';
import { useChat } from '../../state/chatOf.ts';
import { mutate } from '../../state/mutate.ts';
import { successOf } from '../../state/Refusal.ts';
import { useAction } from '../../state/useAction.ts';
import { AllowMembersToManageDocument } from './allowMembersToManage.generated.ts';

/** Lets everyone in the room add and remove members, or its owner only. */
export function useAllowManage(chatId: string) {
  const { apollo } = useHost();
  const { rooms } = useChat();
  return useAction(
    async (allowManage: boolean) => {
      const { allowMembersToManage } = await mutate(apollo, AllowMembersToManageDocument, { chatId, allowManage });
      successOf(allowMembersToManage);
      await rooms.refresh(chatId);
    },
    { toasts: true },
  );
}
