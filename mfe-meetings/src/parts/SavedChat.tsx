import type { RoomChatLine } from '@meet/meetings-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { Box, Card, Heading, HStack, Stack, Text } from '@meet/ui';

/** Shows the meeting's chat, which stays in the person's chats. */
export function SavedChat({ lines }: { lines: readonly RoomChatLine[] }) {
  const t = useTexts();
  const { i18n } = useHost();
  const time = new Intl.DateTimeFormat(i18n.locale.replace('_', '-'), { timeStyle: 'short' });
  return (
    <Card as="section" aria-label={t('end.chat')}>
      <Heading as="h2" size="sm">
        {t('end.chat')}
      </Heading>
      <Text tone="muted" size="xs" mb={3}>
        {t('end.chatKept')}
      </Text>
      <Stack as="ul" gap={3} listStyleType="none" m={0} p={0} maxH={80} overflowY="auto" tabIndex={0}>
        {lines.map(({ key, name, isGuest, content, at }) => (
          <Box as="li" key={key}>
            <HStack gap={2} alignItems="baseline">
              <Text weight="medium" truncate>
                {isGuest ? t('end.guest', { name }) : name}
              </Text>
              <Text tone="muted" size="xs" tabular>
                {time.format(at)}
              </Text>
            </HStack>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {content}
            </Text>
          </Box>
        ))}
      </Stack>
    </Card>
  );
}
