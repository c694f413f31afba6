import { useTexts } from '@meet/remote-kit';
import { HStack, Separator, Text } from '@meet/ui';

/** The line above the first message that was unread. */
export function UnreadLine() {
  const t = useTexts();
  return (
    <HStack pt={4} pb={1} gap={3} role="separator" aria-label={t('unread.line')}>
      <Separator flex={1} w="auto" borderColor="accent.ring" aria-hidden role="none" />
      <Text as="span" size="xs" tone="accent" weight="medium" aria-hidden>
        {t('unread.line')}
      </Text>
      <Separator flex={1} w="auto" borderColor="accent.ring" aria-hidden role="none" />
    </HStack>
  );
}
