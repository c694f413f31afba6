import { toMessageText, type ChatMessage } from '@meet/chat-contract';
import { VisuallyHidden } from '@meet/ui';
import { useTexts } from '@meet/remote-kit';
import { useState } from 'react';
import { useAuthorName } from '../../people/useAuthorName.ts';
import { useChat } from '../../state/getChat.ts';

interface Props {
  readonly messages: readonly ChatMessage[];
  /** Whether the room's messages are loaded. Messages before that are not new. */
  readonly isReady: boolean;
}

/**
 * Announces each new message of others once, with its author, to screen readers. It does not announce edits, and drops
 * the text of a message that is deleted.
 */
export function NewMessageAnnouncer({ messages, isReady }: Props) {
  const t = useTexts();
  const { viewerEmail } = useChat();
  const getName = useAuthorName();
  const last = messages.at(-1);
  const [heard, setHeard] = useState<number>();
  const [said, setSaid] = useState<ChatMessage>();
  if (isReady && heard === undefined) setHeard(last?.sequence ?? 0);
  if (last && heard !== undefined && last.sequence > heard) {
    setHeard(last.sequence);
    setSaid(last.email === viewerEmail || last.deletedAt !== null ? undefined : last);
  }
  const isDeleted =
    said && messages.some(({ sequence, deletedAt }) => sequence === said.sequence && deletedAt !== null);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {said && !isDeleted && t('message.announced', { name: getName(said), content: toMessageText(said) })}
    </VisuallyHidden>
  );
}
