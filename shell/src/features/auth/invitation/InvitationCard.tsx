import type { OutputOf } from '@meet/contracts';
import type { describeInvitation } from '@meet/accounts-contract';
import { Avatar, Box, Card, HStack, Stack, Text } from '@meet/ui';
import { useInvitationTexts } from './InvitationTexts.ts';

export type Invitation = OutputOf<typeof describeInvitation>['invitation'];

/** Who invites whom to what. */
export function InvitationCard({ invitation }: { invitation: Invitation }) {
  const t = useInvitationTexts();
  const { inviterName, inviterEmail, inviterAvatar, groupName, groupRole, email } = invitation;
  return (
    <Card>
      <Stack gap={4}>
        <HStack gap={3}>
          <Avatar name={inviterName} email={inviterEmail} photo={inviterAvatar} size={48} />
          <Box minW={0}>
            <Text weight="medium" truncate>
              {inviterName}
            </Text>
            <Text tone="muted" truncate>
              {inviterEmail}
            </Text>
          </Box>
        </HStack>
        <Text>
          {groupName === null ? t('toProduct') : t('toGroup', { group: groupName })}
          {groupRole === 1 && ` ${t('asModerator')}`}
        </Text>
        <Text size="xs" tone="muted">
          {t('for', { email })}
        </Text>
      </Stack>
    </Card>
  );
}
