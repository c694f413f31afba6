import type { SentInvitation } from '@meet/accounts-contract';
import { GROUP_ROLES } from '@meet/network-contract';
import { useTexts } from '@meet/remote-kit';
import { HStack, Tag, Text } from '@meet/ui';

/** The group that the invitation is into, and as what. */
export function InvitationGroup({ invitation: { groupName, groupRole } }: { invitation: SentInvitation }) {
  const t = useTexts();
  if (groupName === null) return <Text tone="muted">{t('referrals.noGroup')}</Text>;
  return (
    <HStack gap={2}>
      <Text overflowWrap="anywhere">{groupName}</Text>
      {groupRole === GROUP_ROLES.moderator && <Tag>{t('invite.roles.moderator')}</Tag>}
    </HStack>
  );
}
