import { toMessageText, type ChatMessage } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Text } from '@meet/ui';
import { Reply } from '@meet/ui/icons';
import { useAuthorName } from '../../people/useAuthorName.ts';
import { ComposerBanner } from './ComposerBanner.tsx';

interface Props {
  readonly message: ChatMessage;
  readonly onCancel: () => void;
}

/** Banner above the field while the next message will be a reply. */
export function ReplyBanner({ message, onCancel }: Props) {
  const t = useTexts();
  const name = useAuthorName()(message);
  return (
    <ComposerBanner icon={<Reply size={16} aria-hidden />} cancelLabel={t('reply.cancel')} onCancel={onCancel} gap={0}>
      <Text size="sm" weight="medium" truncate>
        {t('reply.to', { name })}
      </Text>
      <Text size="xs" tone="muted" truncate dir="auto">
        {message.deletedAt === null ? toMessageText(message) : t('message.deleted')}
      </Text>
    </ComposerBanner>
  );
}
