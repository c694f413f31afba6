import { closeChatRoom, leaveChatRoom } from '@meet/chat-contract/operations';
import type { ChatRoom } from '@meet/chat-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { useAction } from '@meet/remote-kit/forms';
import { useRoomTitle } from '../../people/useRoomTitle.ts';
import { useChat } from '../../state/getChat.ts';

/** Returns actions that leave a room or close it for everyone. Both ask for confirmation first. */
export function useLeaveRoom(room: ChatRoom) {
  const t = useTexts();
  const { api, confirm } = useHost();
  const { rooms } = useChat();
  const { chatId } = room;
  const name = useRoomTitle(room);

  const leave = useAction(
    async () => {
      const question = { title: t('leaveRoom.title', { name }), message: t('leaveRoom.message') };
      if (!(await confirm({ ...question, confirmText: t('leaveRoom.submit'), tone: 'danger' }))) return;
      await api.execute(leaveChatRoom, { chatId });
      rooms.remove(chatId);
    },
    { toasts: true },
  );

  const close = useAction(
    async () => {
      const question = { title: t('closeRoom.title', { name }), message: t('closeRoom.message') };
      if (!(await confirm({ ...question, confirmText: t('closeRoom.submit'), tone: 'danger' }))) return;
      await api.execute(closeChatRoom, { chatId });
      rooms.remove(chatId);
    },
    { toasts: true },
  );

  return { leave, close };
}
