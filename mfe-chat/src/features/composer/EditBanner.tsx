import { useTexts } from '@meet/remote-kit';
import { HStack, IconButton, Stack, Text } from '@meet/ui';
import { Pencil, X } from '@meet/ui/icons';
import type { Editing } from './useEditing.ts';

/** Stands above the field while a message is edited, and shows what became of the message meanwhile. */
export function EditBanner({ editing }: { editing: Editing }) {
  const t = useTexts();
  const { stored, isChanged, isDeleted, failure, cancel } = editing;
  return (
    <HStack borderTopWidth="1px" px={3} py={2} gap={2} alignItems="center">
      <Pencil size={16} aria-hidden />
      <Stack gap={1} flex={1} minW={0} role="status">
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
            {t('edit.changedMeanwhile', { content: stored.content })}
          </Text>
        )}
        {failure && (
          <Text size="xs" tone="danger">
            {failure}
          </Text>
        )}
      </Stack>
      <IconButton size="sm" label={t('edit.cancel')} icon={<X aria-hidden />} onClick={cancel} />
    </HStack>
  );
}
