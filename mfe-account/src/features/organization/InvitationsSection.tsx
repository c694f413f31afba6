import { ORGANIZATION_OWNER_ROLE, type OrganizationInvitation } from '@meet/organizations-contract';
import { resendInviteOrganization, revokeInviteOrganization } from '@meet/organizations-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import {
  Avatar,
  Box,
  Button,
  EmptyState,
  Flex,
  Heading,
  HStack,
  Pagination,
  Stack,
  Surface,
  Tag,
  Text,
  type TagProps,
} from '@meet/ui';
import { MailSentArt } from '@meet/ui/illustrations';
import { useState } from 'react';
import type { OrganizationView } from './OrganizationView.ts';
import { Refusal } from './Refusal.tsx';
import { useActs, type Acts } from './useActs.ts';

const INVITATIONS_PAGE = 10;

/** Lists open invitations to people who may invite. The offer of the ownership is shown elsewhere. */
export function InvitationsSection({ view, onSettled }: { view: OrganizationView; onSettled: () => void }) {
  const t = useTexts();
  const acts = useActs(onSettled);
  const [wanted, setPage] = useState(1);
  const isInviter = view.may('invite');
  const invitations = view.invitations.filter(({ role }) => role !== ORGANIZATION_OWNER_ROLE);
  if (!isInviter && invitations.length === 0) return null;
  const pageCount = Math.max(1, Math.ceil(invitations.length / INVITATIONS_PAGE));
  const page = Math.min(wanted, pageCount);
  const shown = invitations.slice((page - 1) * INVITATIONS_PAGE, page * INVITATIONS_PAGE);

  return (
    <Stack as="section" gap={4} aria-labelledby="invitations-title">
      <HStack gap={2} alignItems="baseline">
        <Heading id="invitations-title" size="sm">
          {t('organization.invitations.title')}
        </Heading>
        {invitations.length > 0 && (
          <Text as="span" tone="muted" tabular>
            {t('organization.invitations.total', { count: invitations.length })}
          </Text>
        )}
      </HStack>
      <Surface as="div" pad="none">
        {shown.length === 0 ? (
          <EmptyState
            compact
            illustration={<MailSentArt />}
            title={t('organization.invitations.none')}
            description={t('organization.invitations.noneText')}
          />
        ) : (
          <Stack as="ul" gap={0} listStyleType="none" m={0} p={0}>
            {shown.map((invitation) => (
              <InvitationRow
                key={invitation.invitationId}
                invitation={invitation}
                acts={isInviter ? acts : undefined}
              />
            ))}
          </Stack>
        )}
      </Surface>
      <Pagination page={page} pageCount={pageCount} onChange={setPage} />
    </Stack>
  );
}

const TONES = { invited: 'info', expired: 'warning', declined: 'neutral' } as const satisfies Record<
  OrganizationInvitation['state'],
  TagProps['tone']
>;

/** Shows one invitation. `acts` is undefined if the person may only view it. */
function InvitationRow({ invitation, acts }: { invitation: OrganizationInvitation; acts: Acts | undefined }) {
  const t = useTexts();
  const host = useHost();
  const { invitationId, email, role, member_type, state, invitedBy, expiresAt } = invitation;
  const format = new Intl.DateTimeFormat(host.i18n.locale.replace('_', '-'), { dateStyle: 'medium' });
  const what = t(member_type === 'guest' ? 'organization.guest' : `organization.roles.${role}`);
  const until =
    state === 'declined'
      ? invitation.answeredAt && t('organization.invitations.declinedOn', { day: format.format(invitation.answeredAt) })
      : t(`organization.invitations.${state === 'expired' ? 'expiredOn' : 'until'}`, { day: format.format(expiresAt) });
  const busy = acts?.busyAt(invitationId);

  async function revoke() {
    const isMeant =
      state === 'declined' ||
      (await host.confirm({
        title: t('organization.invitations.revokeQuestion', { email }),
        message: t('organization.invitations.revokeText'),
        confirmText: t('organization.invitations.revoke'),
        tone: 'danger',
      }));
    if (!isMeant) return;
    const done = t('organization.invitations.revoked');
    await acts?.run(invitationId, 'revoke', () => host.api.execute(revokeInviteOrganization, { invitationId }), done);
  }

  return (
    <Flex as="li" gap={3} p={4} alignItems="center" flexWrap="wrap" _notFirst={{ borderTopWidth: '1px' }}>
      <Avatar name={email} email={email} size={40} />
      <Box flex="1 1 200px" minW={0}>
        <HStack gap={2} rowGap={1} flexWrap="wrap">
          <Text weight="medium" truncate>
            {email}
          </Text>
          <HStack gap={2}>
            <Tag>{what}</Tag>
            <Tag tone={TONES[state]}>{t(`organization.invitations.states.${state}`)}</Tag>
          </HStack>
        </HStack>
        <Text size="xs" tone="muted" mt={1}>
          {[t('organization.invitations.by', { inviter: invitedBy }), until].filter(Boolean).join(' · ')}
        </Text>
        <Refusal text={acts?.refusalAt(invitationId)} />
      </Box>
      {acts && (
        <HStack>
          {state !== 'declined' && (
            <Button
              size="sm"
              loading={busy === 'resend'}
              aria-label={t('organization.invitations.resendNamed', { email })}
              onClick={() =>
                void acts.run(
                  invitationId,
                  'resend',
                  () => host.api.execute(resendInviteOrganization, { email }),
                  t('organization.invite.resent', { email }),
                )
              }
            >
              {t('organization.invitations.resend')}
            </Button>
          )}
          <Button
            size="sm"
            loading={busy === 'revoke'}
            aria-label={t(`organization.invitations.${state === 'declined' ? 'removeNamed' : 'revokeNamed'}`, {
              email,
            })}
            onClick={() => void revoke()}
          >
            {t(`organization.invitations.${state === 'declined' ? 'remove' : 'revoke'}`)}
          </Button>
        </HStack>
      )}
    </Flex>
  );
}
