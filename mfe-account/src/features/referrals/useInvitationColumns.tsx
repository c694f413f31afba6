import type { SentInvitation } from '@meet/accounts-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { Box, Text, useIsNarrow, type Column } from '@meet/ui';
import { InvitationActions } from './InvitationActions.tsx';
import { InvitationGroup } from './InvitationGroup.tsx';
import { InvitationState } from './InvitationState.tsx';
import { InvitedPerson } from './InvitedPerson.tsx';

/** Returns the table's columns for invitations; on phones and tablets one column shows the whole invitation. */
export function useInvitationColumns(): Column<SentInvitation>[] {
  const t = useTexts();
  const { i18n } = useHost();
  const isNarrow = useIsNarrow();
  const format = new Intl.DateTimeFormat(i18n.locale.replace('_', '-'), { dateStyle: 'medium', timeStyle: 'short' });
  const when = ({ sentAt, answeredAt }: SentInvitation) => (
    <Box>
      <Text size={isNarrow ? 'xs' : undefined}>{format.format(sentAt)}</Text>
      {answeredAt !== null && (
        <Text size="xs" tone="muted">
          {t('referrals.answered', { time: format.format(answeredAt) })}
        </Text>
      )}
    </Box>
  );
  const actions: Column<SentInvitation> = {
    id: 'actions',
    header: t('referrals.actions'),
    headerHidden: true,
    align: 'end',
    cell: (invitation) => <InvitationActions invitation={invitation} />,
  };

  if (isNarrow) {
    const person: Column<SentInvitation> = {
      id: 'person',
      header: t('referrals.person'),
      tabular: true,
      cell: (invitation) => (
        <InvitedPerson invitation={invitation}>
          {(invitation.groupName ?? invitation.organizationName) !== null && (
            <InvitationGroup invitation={invitation} />
          )}
          {when(invitation)}
          <InvitationState invitation={invitation} />
        </InvitedPerson>
      ),
    };
    return [person, actions];
  }
  return [
    { id: 'person', header: t('referrals.person'), cell: (invitation) => <InvitedPerson invitation={invitation} /> },
    { id: 'group', header: t('referrals.group'), cell: (invitation) => <InvitationGroup invitation={invitation} /> },
    { id: 'state', header: t('referrals.state'), cell: (invitation) => <InvitationState invitation={invitation} /> },
    { id: 'when', header: t('referrals.when'), tabular: true, cell: when },
    actions,
  ];
}
