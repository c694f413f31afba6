import type { ChatMessage } from '@meet/chat-contract';
import { Text } from '@meet/ui';
import { useTranslation } from 'react-i18next';
import { useNow } from '../state/useNow.ts';
import { presentTime } from './presentTime.ts';
import { useAuthorName } from './useAuthorName.ts';

/** The line below an excerpt of a message: its author and time. */
export function AuthorAndTime({ message }: { readonly message: ChatMessage }) {
  const { i18n } = useTranslation();
  const now = useNow();
  const author = useAuthorName()(message);
  return (
    <Text as="span" display="block" size="xs" tone="muted" truncate>
      {author} · {presentTime(message.timestamp, now, i18n.language)}
    </Text>
  );
}
