import { useTexts } from '@meet/remote-kit';
import { Avatar, Box, HStack, Stack, Tag, Text } from '@meet/ui';
import { getName } from './inviteValues.ts';
import type { InviteResult } from './useInviting.ts';

const TONES = { sent: 'success', resent: 'success', contact: 'info', refused: 'danger' } as const;

/** Shows the result of each of several invitations: invited, already known, or refused with the reason. */
export function InviteResults({ results }: { results: readonly InviteResult[] }) {
  const t = useTexts();
  const refused = results.filter(({ outcome }) => outcome === 'refused').length;
  const invited = results.filter(({ outcome }) => outcome === 'sent' || outcome === 'resent').length;
  const summary = [
    t('invite.invitedCount', { count: invited }),
    ...(refused ? [t('invite.refusedCount', { count: refused })] : []),
  ].join(', ');
  return (
    <Box borderWidth="1px" borderRadius="surface" overflow="hidden">
      <Text role="status" weight="medium" px={4} py={3} borderBottomWidth="1px">
        {summary}
      </Text>
      <Stack
        as="ul"
        aria-label={t('invite.results')}
        tabIndex={0}
        gap={3}
        m={0}
        p={4}
        maxH={56}
        overflowY="auto"
        listStyleType="none"
      >
        {results.map(({ person, outcome, reason }) => (
          <HStack as="li" key={person.email} gap={3}>
            <Avatar name={getName(person)} email={person.email} size={28} />
            <Box flex={1} minW={0}>
              <Text truncate>{person.email}</Text>
              {reason && (
                <Text size="xs" tone="danger">
                  {reason}
                </Text>
              )}
            </Box>
            <Tag tone={TONES[outcome]}>{t(`invite.outcomes.${outcome}`)}</Tag>
          </HStack>
        ))}
      </Stack>
    </Box>
  );
}
