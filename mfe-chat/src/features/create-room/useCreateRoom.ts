import { useHost } from '@meet/remote-kit';
import { useChat } from '../../state/chatOf.ts';
import { presentRoom } from '../../state/createChatApi.ts';
import { mutate } from '../../state/mutate.ts';
import { successOf } from '../../state/Refusal.ts';
import { useAction } from '../../state/useAction.ts';
import { CreateChatRoomDocument } from './createChatRoom.generated.ts';

/** Opens a room and shows it. */
export function useCreateRoom() {
  const { apollo } = useHost();
  const chat = useChat();
  return useAction(async (emails: readonly string[], roomName: string) => {
    const input = { emails: [...emails], roomName: roomName.trim() || null };
    const { createChatRoom } = await mutate(apollo, CreateChatRoomDocument, { input });
    chat.show(presentRoom(successOf(createChatRoom).chatroom, chat.viewerEmail));
  });
}
