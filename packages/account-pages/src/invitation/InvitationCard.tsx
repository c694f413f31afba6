import type { OutputOf } from '@meet/contracts';
import type { describeInvitation } from '@meet/accounts-contract';
import { Avatar, Box, Card, HStack, Stack, Text } from '@meet/ui';
import { useInvitationTexts } from './InvitationTexts.ts';

/** Role of an organization's owner, which `organizationRole` has in an offer of the ownership. */
const OWNER_ROLE = 3;

export type Invitation = OutputOf<typeof describeInvitation>['invitation'];

/** Shows the inviting person, the invited one, and the subject of the invitation. */
export function InvitationCard({ invitation }: { invitation: Invitation }) {
  const t = useInvitationTexts();
  const { inviterName, inviterEmail, inviterAvatar, email } = invitation;
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
        <Into invitation={invitation} />
        <Text size="xs" tone="muted">
          {t('for', { email })}
        </Text>
      </Stack>
    </Card>
  );
}

/** Returns whether the invitation offers the ownership of the organization. */
export const isOffer = ({ organizationRole }: Invitation): boolean => organizationRole === OWNER_ROLE;

function Into({ invitation }: { invitation: Invitation }) {
  const t = useInvitationTexts();
  const { inviterName: inviter, groupName, groupRole, organizationName: organization, organizationRole } = invitation;
  if (organization !== null && isOffer(invitation)) return <Text>{t('toOwner', { inviter, organization })}</Text>;
  const group = groupName !== null && [t('toGroup', { group: groupName }), groupRole === 1 && t('asModerator')];
  const into = organization !== null && [
    t(group ? 'andOrganization' : 'toOrganization', { organization }),
    organizationRole ? t(`roles.${organizationRole}`) : false,
  ];
  if (!group && !into) return <Text>{t('toProduct')}</Text>;
  return (
    <Stack gap={2}>
      {[group, into].map((words, at) => words && <Text key={at}>{words.filter(Boolean).join(' ')}</Text>)}
    </Stack>
  );
}
