import { openMeetingChat } from '@meet/meetings-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { IconButton } from '@meet/ui';
import { MessageCircle } from '@meet/ui/icons';
import { useState } from 'react';

/** Opens the meeting's chat. It is a chat room like any other, and stays in everyone's list afterwards. */
export function MeetingChatButton({ roomId }: { roomId: string }) {
  const t = useTexts();
  const host = useHost();
  const [isOpening, setOpening] = useState(false);

  const open = async () => {
    setOpening(true);
    try {
      const { chatId } = await host.api.execute(openMeetingChat, { roomId });
      host.events.emit('conversation.requested@1', { chatId });
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
    } finally {
      setOpening(false);
    }
  };

  return (
    <IconButton
      size="sm"
      label={t('room.chat')}
      icon={<MessageCircle />}
      loading={isOpening}
      onClick={() => void open()}
    />
  );
}
