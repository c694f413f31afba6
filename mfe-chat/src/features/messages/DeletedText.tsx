import type { ChatMessage } from '@meet/chat-contract';
import { useBehavior, useTexts } from '@meet/remote-kit';
import { useAction } from '@meet/remote-kit/forms';
import { Button, HStack, Text } from '@meet/ui';
import { Undo2 } from '@meet/ui/icons';
import { useLayoutEffect, useRef } from 'react';
import { toKey } from '../../state/createDeletions.ts';
import { useChat } from '../../state/getChat.ts';

/** Stands in place of a deleted message. For some seconds it has a button that undoes the person's own deletion. */
export function DeletedText({ message }: { message: ChatMessage }) {
  const t = useTexts();
  const { deletions } = useChat();
  const isUndoable = useBehavior(deletions.undoable$).has(toKey(message));
  return (
    <HStack gap={2} flexWrap="wrap" borderWidth="1px" borderRadius="surface" px={3} py={1}>
      <Text as="span" size="sm" tone="muted" fontStyle="italic">
        {t('message.deleted')}
      </Text>
      {isUndoable && <UndoButton message={message} />}
    </HStack>
  );
}

/**
 * Undoes a deletion. It takes the focus, which was in the message's removed menu; when the button goes, the list gets
 * it.
 */
function UndoButton({ message }: { message: ChatMessage }) {
  const t = useTexts();
  const { deletions } = useChat();
  const undo = useAction(deletions.undo, { toasts: true });
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    const log = element?.closest<HTMLElement>('[role=log]');
    const frame = requestAnimationFrame(() => element?.focus({ preventScroll: true }));
    return () => {
      cancelAnimationFrame(frame);
      if (document.activeElement === element) log?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button ref={button} size="sm" variant="ghost" icon={<Undo2 aria-hidden />} onClick={() => void undo.run(message)}>
      {t('message.undo')}
    </Button>
  );
}
