import type { ChatMessage } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { useAction } from '@meet/remote-kit/forms';
import { IconButton, Menu } from '@meet/ui';
import {
  CircleDot,
  EllipsisVertical,
  History,
  Link,
  MessageSquare,
  Pencil,
  Pin,
  PinOff,
  Reply,
  Trash2,
} from '@meet/ui/icons';
import { useChat } from '../../state/getChat.ts';
import { useOffers } from '../../people/useOffers.tsx';
import { useMessageActions } from './MessageActions.ts';
import { ShownOnHover } from './ShownOnHover.tsx';
import { useCopyLink } from './useCopyLink.ts';
import { usePin } from './usePin.ts';
import { useMarkUnread } from './useMarkUnread.ts';

interface Props {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
}

/** Menu of a message: reply, open its thread, copy its link, mark as unread, pin, edit, delete, show earlier texts. */
export function MessageMenu({ message, isOwn }: Props) {
  const t = useTexts();
  const chat = useChat();
  const { isReadOnly, mayManage, isOwner, isThread, openThread, showVersions } = useMessageActions();
  const remove = useAction(chat.deletions.remove, { toasts: true });
  const markUnread = useMarkUnread();
  const copyLink = useCopyLink();
  const pin = usePin();
  const canEdit = !isReadOnly && isOwn && !message.file;
  const canDelete = !isReadOnly && (isOwn || mayManage);
  const hasVersions = message.editedAt !== null && (isOwn || isOwner);
  const { chatId, sequence, content } = message;
  const offers = useOffers('chat.messageMenu/v1', { chatId, sequence, text: content ?? '', isOwn });
  return (
    <ShownOnHover>
      <Menu
        onOpenChange={offers.onOpenChange}
        placement={isOwn ? 'bottom-end' : 'bottom-start'}
        trigger={<IconButton size="sm" label={t('message.options')} icon={<EllipsisVertical aria-hidden />} />}
        items={[
          !isReadOnly && {
            id: 'reply',
            label: t('message.reply'),
            icon: <Reply aria-hidden />,
            onSelect: () => chat.replies.begin(message),
          },
          !isReadOnly &&
            openThread && {
              id: 'thread',
              label: t('message.thread'),
              icon: <MessageSquare aria-hidden />,
              onSelect: () => openThread(message),
            },
          {
            id: 'link',
            label: t('message.copyLink'),
            icon: <Link aria-hidden />,
            onSelect: () => void copyLink(message),
          },
          !isReadOnly &&
            !isThread && {
              id: 'unread',
              label: t('message.markUnread'),
              icon: <CircleDot aria-hidden />,
              onSelect: () => void markUnread.run(message),
            },
          !isReadOnly &&
            !isThread && {
              id: 'pin',
              label: t(message.isPinned ? 'pins.unpin' : 'pins.pin'),
              icon: message.isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />,
              onSelect: () => void pin.run(message),
            },
          canEdit && {
            id: 'edit',
            label: t('message.edit'),
            icon: <Pencil aria-hidden />,
            onSelect: () => chat.edits.begin(message),
          },
          hasVersions && {
            id: 'versions',
            label: t('message.versions'),
            icon: <History aria-hidden />,
            onSelect: () => showVersions(message),
          },
          canDelete && {
            id: 'delete',
            label: t('message.delete'),
            icon: <Trash2 aria-hidden />,
            danger: true,
            onSelect: () => void remove.run(message),
          },
          offers.group,
        ]}
      />
      {offers.fillers}
    </ShownOnHover>
  );
}
