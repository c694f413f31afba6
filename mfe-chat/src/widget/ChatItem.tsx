import { useBehavior, useTexts } from '@meet/remote-kit';
import { NavItem } from '@meet/ui';
import { MessageCircle } from '@meet/ui/icons';
import { useChat } from '../state/getChat.ts';

/** The chat's entry in a phone's navigation bar, with the unread count. On the chat's own page it leads to the list. */
export function ChatItem() {
  const t = useTexts();
  const chat = useChat();
  const unread = useBehavior(chat.rooms.unreadMessages$);
  const isOpen = useBehavior(chat.isOpen$);
  const page = useBehavior(chat.page$);
  return (
    <NavItem
      data-tour="chatbox"
      icon={<MessageCircle aria-hidden />}
      label={t('widget.title')}
      name={unread > 0 ? t('widget.openUnread', { count: unread }) : t('widget.open')}
      count={unread}
      current={isOpen || page !== null}
      onClick={chat.open}
    />
  );
}
