import { useHost } from '@meet/remote-kit';
import { useChat } from '../../state/chatOf.ts';
import { mutate } from '../../state/mutate.ts';
import { successOf } from '../../state/Refusal.ts';
import { useAction } from '../../state/useAction.ts';
import { RenameChatRoomDocument } from './renameChatRoom.generated.ts';

export function useRenameRoom(chatId: string) {
  const { apollo } = useHost();
  const { rooms } = useChat();
  return useAction(async (chatroomName: string) => {
    const { renameChatRoom } = await mutate(apollo, RenameChatRoomDocument, { input: { chatId, chatroomName } });
    successOf(renameChatRoom);
    await rooms.refresh(chatId);
  });
}
