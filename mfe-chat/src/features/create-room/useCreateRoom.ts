import { createChatRoom } from '@meet/chat-contract/operations';
import { useHost } from '@meet/remote-kit';
import { useChat } from '../../state/chatOf.ts';
import { useAction } from '../../state/useAction.ts';

/** Opens a room and shows it. */
export function useCreateRoom() {
  const { api } = useHost();
  const chat = useChat();
  return useAction(async (emails: readonly string[], roomName: string) => {
    const input = { participants: [...emails], roomName: roomName.trim() || undefined };
    const { chatroom } = await api.execute(createChatRoom, input);
    chat.show(chatroom);
  });
}
