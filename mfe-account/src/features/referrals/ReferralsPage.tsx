import { InfoNote } from '@meet/guidance';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Button, EmptyState, ErrorState, Page, PageHeader, SearchedGrid } from '@meet/ui';
import { MailPlus } from '@meet/ui/icons';
import { MailSentArt, NoResultsArt } from '@meet/ui/illustrations';
import { useInvitationColumns } from './useInvitationColumns.tsx';
import { useInvitations } from './useInvitations.ts';

/** Lists the people whom the person invited, with the states of the invitations. */
export function ReferralsPage() {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  const { search, page, pageCount, total, invitations, busy, failure, ...list } = useInvitations();
  const columns = useInvitationColumns();
  const invite = !isViewing && (
    <Button
      variant="primary"
      icon={<MailPlus aria-hidden />}
      onClick={() => void host.openDialog('account.inviteUser/v1')}
    >
      {t('invite.title')}
    </Button>
  );

  return (
    <Page>
      <PageHeader
        title={t('referrals.title')}
        description={t('referrals.text')}
        info={<InfoNote elementId="referrals.page" about={t('referrals.title')} />}
        actions={invite}
      />
      {failure && !invitations ? (
        <ErrorState title={host.i18n.errorText(failure)} onRetry={list.reload} />
      ) : invitations?.length === 0 && !search && !busy ? (
        <EmptyState
          as="h2"
          illustration={<MailSentArt />}
          title={t('referrals.none')}
          description={t('referrals.noneText')}
          action={invite}
        />
      ) : (
        <SearchedGrid
          search={{ value: search, onChange: list.searchFor, label: t('referrals.search') }}
          total={invitations && t('referrals.total', { count: total })}
          label={t('referrals.title')}
          columns={columns}
          items={invitations}
          toKey={({ invitationId }) => invitationId}
          busy={busy}
          empty={<EmptyState compact illustration={<NoResultsArt />} title={t('referrals.nothingFound')} />}
          pages={{ page, pageCount, onChange: list.goTo }}
        />
      )}
    </Page>
  );
}
