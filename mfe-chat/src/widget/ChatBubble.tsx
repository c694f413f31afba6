import { useBehavior, useTexts } from '@meet/remote-kit';
import { Badge, LauncherButton } from '@meet/ui';
import { MessageCircle } from '@meet/ui/icons';
import { useChat } from '../state/getChat.ts';

/** The minimised chat. */
export function ChatBubble({ isOpening = false }: { isOpening?: boolean }) {
  const t = useTexts();
  const chat = useChat();
  const unread = useBehavior(chat.rooms.unreadMessages$);
  return (
    <LauncherButton
      data-tour="chatbox"
      label={unread > 0 ? t('widget.openUnread', { count: unread }) : t('widget.open')}
      icon={<MessageCircle aria-hidden />}
      badge={<Badge count={unread} />}
      loading={isOpening}
      onClick={chat.open}
    />
  );
}
