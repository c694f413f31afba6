import type { ChatNotificationLevel, ChatRoom } from '@meet/chat-contract';
import { changeChatRoomSettings } from '@meet/chat-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { useAction } from '@meet/remote-kit/forms';

/** Returns actions that change the person's settings for a room. The room list updates by the event, in every tab. */
export function useRoomSettings({ chatId, isFavourite }: ChatRoom) {
  const t = useTexts();
  const { api, toast } = useHost();
  const favour = useAction(
    async () => {
      await api.execute(changeChatRoomSettings, { chatId, isFavourite: !isFavourite });
      toast({ type: 'success', message: t(isFavourite ? 'roomSettings.notFavourite' : 'roomSettings.favourite') });
    },
    { toasts: true },
  );
  const notify = useAction(
    async (notificationLevel: ChatNotificationLevel) => {
      await api.execute(changeChatRoomSettings, { chatId, notificationLevel });
      toast({ type: 'success', message: t(`roomSettings.chosen.${notificationLevel}`) });
    },
    { toasts: true },
  );
  return { favour, notify };
}
