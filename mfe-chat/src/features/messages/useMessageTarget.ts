import { useBehavior, useHost, useTexts } from '@meet/remote-kit';
import { useEffect } from 'react';
import type { MessageTarget } from '../../state/createChat.ts';
import { useChat } from '../../state/getChat.ts';

/**
 * Loads the message that the person wants to see in this room, and returns it as the scroll target. A toast says if it
 * does not exist.
 */
export function useMessageTarget(chatId: string): MessageTarget | undefined {
  const t = useTexts();
  const { toast, i18n } = useHost();
  const chat = useChat();
  const wanted = useBehavior(chat.target$);
  const target = wanted?.chatId === chatId ? wanted : undefined;
  useEffect(() => {
    if (!target) return undefined;
    let isWanted = true;
    chat
      .getConversation(chatId)
      .goTo(target.sequence)
      .then(
        (isThere) => {
          if (isWanted && !isThere) toast({ type: 'info', message: t('message.missing') });
        },
        (error: unknown) => {
          if (isWanted) toast({ type: 'error', message: i18n.errorText(error) });
        },
      );
    return () => {
      isWanted = false;
    };
  }, [chat, chatId, target, toast, i18n, t]);
  return target;
}

/** Returns to the newest messages when the person sends one. */
export function useOwnMessages(chatId: string, goToNewest: () => void): void {
  const { outbox } = useChat();
  useEffect(() => {
    let before = outbox.messages$.value.length;
    const following = outbox.messages$.subscribe((messages) => {
      if (messages.length > before && messages.at(-1)?.chatId === chatId) goToNewest();
      before = messages.length;
    });
    return () => following.unsubscribe();
  }, [outbox, chatId, goToNewest]);
}
