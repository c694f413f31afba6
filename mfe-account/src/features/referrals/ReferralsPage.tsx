import { InfoNote, useHost, useTexts } from '@meet/remote-kit';
import {
  Box,
  Button,
  DataGrid,
  EmptyState,
  ErrorState,
  HStack,
  Page,
  PageHeader,
  Pagination,
  SearchInput,
  Stack,
  Text,
} from '@meet/ui';
import { MailPlus } from '@meet/ui/icons';
import { MailSentArt, NoResultsArt } from '@meet/ui/illustrations';
import { useInvitationColumns } from './useInvitationColumns.tsx';
import { useInvitations } from './useInvitations.ts';

/** Whom the person invited, and what became of it. */
export function ReferralsPage() {
  const t = useTexts();
  const host = useHost();
  const { search, page, pageCount, total, invitations, busy, failure, ...list } = useInvitations();
  const columns = useInvitationColumns();
  const invite = (
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
        <Stack>
          <HStack justifyContent="space-between" flexWrap="wrap">
            <Box w={{ base: 'full', sm: 80 }}>
              <SearchInput value={search} onChange={list.searchFor} label={t('referrals.search')} maxLength={100} />
            </Box>
            <Text tone="muted" role="status">
              {invitations && t('referrals.total', { count: total })}
            </Text>
          </HStack>
          <DataGrid
            label={t('referrals.title')}
            columns={columns}
            items={invitations}
            keyOf={({ invitationId }) => invitationId}
            busy={busy}
            empty={<EmptyState compact illustration={<NoResultsArt />} title={t('referrals.nothingFound')} />}
          />
          <Pagination page={page} pageCount={pageCount} onChange={list.goTo} />
        </Stack>
      )}
    </Page>
  );
}
