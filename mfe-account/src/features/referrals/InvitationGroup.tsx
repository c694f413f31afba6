import type { SentInvitation } from '@meet/accounts-contract';
import { GROUP_ROLES } from '@meet/network-contract';
import { useTexts } from '@meet/remote-kit';
import { HStack, Tag, Text } from '@meet/ui';

/** Shows the group and organization to which the invitation leads, with the roles there. */
export function InvitationGroup({ invitation }: { invitation: SentInvitation }) {
  const t = useTexts();
  const { groupName, groupRole, organizationName, organizationRole } = invitation;
  if (groupName === null && organizationName === null) return <Text tone="muted">{t('referrals.noGroup')}</Text>;
  return (
    <>
      {groupName !== null && (
        <HStack gap={2}>
          <Text overflowWrap="anywhere">{groupName}</Text>
          {groupRole === GROUP_ROLES.moderator && <Tag>{t('invite.roles.moderator')}</Tag>}
        </HStack>
      )}
      {organizationName !== null && (
        <HStack gap={2}>
          <Text overflowWrap="anywhere">{organizationName}</Text>
          {organizationRole !== null && <Tag>{t(`organization.roles.${organizationRole}`)}</Tag>}
        </HStack>
      )}
    </>
  );
}
