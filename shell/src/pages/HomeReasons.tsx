import { Box, Flex, Heading, Stack, Text } from '@meet/ui';
import { MessageCircle, MonitorUp, PhoneCall } from '@meet/ui/icons';
import { useText } from '../base/useText.ts';

const REASONS = { work: MonitorUp, call: PhoneCall, touch: MessageCircle } as const;

/** Presents the product in three sentences. */
export function HomeReasons() {
  const t = useText();
  return (
    <Box
      as="ul"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' }}
      gap={{ base: 5, md: 6 }}
      m={0}
      p={0}
      listStyleType="none"
    >
      {Object.entries(REASONS).map(([reason, Icon]) => (
        <Flex as="li" key={reason} gap={4}>
          <Flex
            flexShrink={0}
            boxSize={10}
            alignItems="center"
            justifyContent="center"
            borderRadius="full"
            color="accent.fg"
            bg="accent.subtle"
          >
            <Icon size={20} aria-hidden />
          </Flex>
          <Stack gap={1}>
            <Heading as="h2" size="sm">
              {t(`home.reasons.${reason}.title`)}
            </Heading>
            <Text tone="muted">{t(`home.reasons.${reason}.text`)}</Text>
          </Stack>
        </Flex>
      ))}
    </Box>
  );
}
