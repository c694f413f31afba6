import { toMessageText } from '@meet/chat-contract';
import { useTexts } from '@meet/remote-kit';
import { Text } from '@meet/ui';
import { Pencil } from '@meet/ui/icons';
import { ComposerBanner } from './ComposerBanner.tsx';
import type { Editing } from './useEditing.ts';

/** Banner above the field while a message is edited. It also says if the message was changed or deleted meanwhile. */
export function EditBanner({ editing }: { editing: Editing }) {
  const t = useTexts();
  const { stored, isChanged, isDeleted, failure, cancel } = editing;
  return (
    <ComposerBanner icon={<Pencil size={16} aria-hidden />} cancelLabel={t('edit.cancel')} onCancel={cancel} gap={1}>
      <Text size="sm" weight="medium">
        {t('edit.title')}
      </Text>
      {isDeleted && (
        <Text size="xs" tone="danger">
          {t('edit.deletedMeanwhile')}
        </Text>
      )}
      {isChanged && !isDeleted && (
        <Text size="xs" tone="muted" truncate>
          {t('edit.changedMeanwhile', { content: toMessageText(stored) })}
        </Text>
      )}
      {failure && (
        <Text size="xs" tone="danger">
          {failure}
        </Text>
      )}
    </ComposerBanner>
  );
}
