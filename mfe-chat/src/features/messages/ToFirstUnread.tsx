import { useTexts } from '@meet/remote-kit';
import { Button, HStack } from '@meet/ui';
import { ArrowUp } from '@meet/ui/icons';
import { useEffect } from 'react';
import { useChat } from '../../state/getChat.ts';
import type { Unread } from './useUnread.ts';

interface Props {
  readonly unread: Unread;
  /** Whether the first unread message is above those in sight. */
  readonly isAbove: boolean;
}

/** Button that leads to the first unread message. It disappears once the person has seen that message. */
export function ToFirstUnread({ unread, isAbove }: Props) {
  const t = useTexts();
  const chat = useChat();
  const { chatId, after, first, count, isSeen } = unread;
  useEffect(() => {
    if (!isAbove) chat.seeUnread();
  }, [chat, isAbove]);
  if (!isAbove || isSeen) return null;
  return (
    <HStack position="absolute" top={3} insetX={0} justifyContent="center" pointerEvents="none">
      <Button
        size="sm"
        round
        variant="secondary"
        icon={<ArrowUp aria-hidden />}
        pointerEvents="auto"
        onClick={() => chat.aimAt({ chatId, sequence: first ?? after + 1 })}
      >
        {t('unread.jump', { count })}
      </Button>
    </HStack>
  );
}
