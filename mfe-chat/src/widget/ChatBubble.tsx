import { useBehavior, useTexts } from '@meet/remote-kit';
import { Badge, Box, IconButton } from '@meet/ui';
import { MessageCircle } from '@meet/ui/icons';
import { useChat } from '../state/chatOf.ts';

/** The minimised chat. */
export function ChatBubble({ isOpening = false }: { isOpening?: boolean }) {
  const t = useTexts();
  const chat = useChat();
  const unread = useBehavior(chat.rooms.unreadMessages$);
  return (
    <Box position="absolute" insetEnd={{ base: 4, md: 8 }} bottom={{ base: '80px', md: 6 }} data-tour="chatbox">
      <IconButton
        variant="primary"
        size="lg"
        round
        boxSize={14}
        boxShadow="float"
        label={unread > 0 ? t('widget.openUnread', { count: unread }) : t('widget.open')}
        icon={<MessageCircle aria-hidden />}
        badge={<Badge count={unread} />}
        tooltipPlacement="left"
        loading={isOpening}
        onClick={chat.open}
      />
    </Box>
  );
}
