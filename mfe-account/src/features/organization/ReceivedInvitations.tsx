import { ORGANIZATION_OWNER_ROLE, type ReceivedInvitation } from '@meet/organizations-contract';
import {
  acceptInvitationOrganization,
  acceptTransferOwnerOrganization,
  declineInvitationOrganization,
  rejectTransferOwnerOrganization,
} from '@meet/organizations-contract/operations';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Avatar, Banner, Box, Button, Flex, Heading, HStack, Stack, Surface, Text } from '@meet/ui';
import { Refusal } from './Refusal.tsx';
import { useActs, type Acts } from './useActs.ts';
import { useReceivedInvitations } from './useReceivedInvitations.ts';

/** Shows invitations to organizations that wait for the person's answer. Draws nothing if there are none. */
export function ReceivedInvitations({ onAccepted }: { onAccepted: () => void }) {
  const t = useTexts();
  const { invitations, failed, reload } = useReceivedInvitations();
  const acts = useActs(reload);
  if (failed) {
    return (
      <Banner
        tone="warning"
        role="alert"
        actions={
          <Button size="sm" onClick={reload}>
            {t('organization.retry')}
          </Button>
        }
      >
        {t('organization.received.failed')}
      </Banner>
    );
  }
  if (invitations.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="received-title">
      <Heading id="received-title" size="sm">
        {t('organization.received.title')}
      </Heading>
      <Surface as="div" pad="none">
        <Stack as="ul" gap={0} listStyleType="none" m={0} p={0}>
          {invitations.map((invitation) => (
            <Received key={invitation.invitationId} invitation={invitation} acts={acts} onAccepted={onAccepted} />
          ))}
        </Stack>
      </Surface>
    </Stack>
  );
}

interface Props {
  readonly invitation: ReceivedInvitation;
  readonly acts: Acts;
  readonly onAccepted: () => void;
}

function Received({ invitation, acts, onAccepted }: Props) {
  const t = useTexts();
  const { api } = useHost();
  const isViewing = useIsViewing();
  const { invitationId, organizationName: name, inviterName, inviterEmail, inviterAvatar, role } = invitation;
  const isOffer = role === ORGANIZATION_OWNER_ROLE;
  const busy = acts.busyAt(invitationId);
  // For its recipient, the id of an invitation works like the mailed link.
  const input = { token: invitationId };

  async function accept() {
    const call = isOffer ? acceptTransferOwnerOrganization : acceptInvitationOrganization;
    const done = t(isOffer ? 'organization.received.nowOwner' : 'organization.received.joined', { name });
    if (await acts.run(invitationId, 'accept', () => api.execute(call, input), done)) onAccepted();
  }
  const decline = () =>
    acts.run(
      invitationId,
      'decline',
      () => api.execute(isOffer ? rejectTransferOwnerOrganization : declineInvitationOrganization, input),
      t('organization.received.declined'),
    );

  const kind = isOffer ? 'offer' : invitation.member_type;
  return (
    <Flex as="li" gap={3} p={4} alignItems="center" flexWrap="wrap" _notFirst={{ borderTopWidth: '1px' }}>
      <Avatar name={inviterName} email={inviterEmail} photo={inviterAvatar} size={40} />
      <Box flex="1 1 220px" minW={0}>
        <Text weight="medium" overflowWrap="anywhere">
          {t(`organization.received.kinds.${kind}`, { inviter: inviterName, name })}
        </Text>
        <Text size="xs" tone="muted" truncate>
          {inviterEmail}
        </Text>
        <Refusal text={acts.refusalAt(invitationId)} />
      </Box>
      {!isViewing && (
        <HStack>
          <Button
            size="sm"
            loading={busy === 'decline'}
            aria-label={t('organization.received.declineNamed', { name })}
            onClick={() => void decline()}
          >
            {t('organization.received.decline')}
          </Button>
          <Button
            size="sm"
            variant="primary"
            loading={busy === 'accept'}
            aria-label={t('organization.received.acceptNamed', { name })}
            onClick={() => void accept()}
          >
            {t('organization.received.accept')}
          </Button>
        </HStack>
      )}
    </Flex>
  );
}
