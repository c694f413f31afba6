import { renameChatRoom } from '@meet/chat-contract/operations';
import { useHost } from '@meet/remote-kit';
import { useAction } from '../../state/useAction.ts';

/** Gives the room another name; the list follows by the event. */
export function useRenameRoom(chatId: string) {
  const { api } = useHost();
  return useAction((chatroomName: string) => api.execute(renameChatRoom, { chatId, chatroomName }));
}
