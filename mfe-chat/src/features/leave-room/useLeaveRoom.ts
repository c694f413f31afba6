import type { ChatRoom } from '@meet/chat-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { useRoomTitle } from '../../people/useRoomTitle.ts';
import { useChat } from '../../state/chatOf.ts';
import { mutate } from '../../state/mutate.ts';
import { successOf } from '../../state/Refusal.ts';
import { useAction } from '../../state/useAction.ts';
import { CloseChatRoomDocument } from './closeChatRoom.generated.ts';
import { LeaveChatRoomDocument } from './leaveChatRoom.generated.ts';

/** Leaves a room, or closes it for everyone; both ask first. */
export function useLeaveRoom(room: ChatRoom) {
  const t = useTexts();
  const { apollo, confirm } = useHost();
  const { rooms } = useChat();
  const { chatId } = room;
  const name = useRoomTitle(room);

  const leave = useAction(
    async () => {
      const question = { title: t('leaveRoom.title', { name }), message: t('leaveRoom.message') };
      if (!(await confirm({ ...question, confirmText: t('leaveRoom.submit'), tone: 'danger' }))) return;
      successOf((await mutate(apollo, LeaveChatRoomDocument, { chatId })).leaveChatRoom);
      rooms.remove(chatId);
    },
    { toasts: true },
  );

  const close = useAction(
    async () => {
      const question = { title: t('closeRoom.title', { name }), message: t('closeRoom.message') };
      if (!(await confirm({ ...question, confirmText: t('closeRoom.submit'), tone: 'danger' }))) return;
      successOf((await mutate(apollo, CloseChatRoomDocument, { chatId })).closeChatRoom);
      rooms.remove(chatId);
    },
    { toasts: true },
  );

  return { leave, close };
}
