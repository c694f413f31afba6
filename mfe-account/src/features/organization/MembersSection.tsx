import { foldText } from '@meet/contracts/texts';
import type { OrganizationMember } from '@meet/organizations-contract';
import { useTexts } from '@meet/remote-kit';
import {
  Box,
  DataGrid,
  EmptyState,
  Heading,
  HStack,
  Pagination,
  SearchInput,
  Stack,
  Surface,
  Text,
  useIsNarrow,
} from '@meet/ui';
import { NoResultsArt } from '@meet/ui/illustrations';
import { useState } from 'react';
import { GuestInvitationDialog } from './GuestInvitationDialog.tsx';
import { MemberCard } from './MemberCard.tsx';
import type { OrganizationView } from './OrganizationView.ts';
import { TransferDialog } from './TransferDialog.tsx';
import { useActs } from './useActs.ts';
import { useMemberActions } from './useMemberActions.ts';
import { useMemberColumns } from './useMemberColumns.tsx';

const MEMBERS_PAGE = 20;
const SEARCH_MAX_LENGTH = 100;

/** Lists everybody in the organization, with the person's actions on each. */
export function MembersSection({ view, onSettled }: { view: OrganizationView; onSettled: () => void }) {
  const t = useTexts();
  const isNarrow = useIsNarrow();
  const [search, setSearch] = useState('');
  const [wanted, setPage] = useState(1);
  const [dialog, setDialog] = useState<{ kind: 'guest' | 'transfer'; member: OrganizationMember }>();
  const actions = useMemberActions(useActs(onSettled), setDialog);
  const columns = useMemberColumns(view, actions);

  const found = view.members.filter((member) => matches(member, search));
  const pageCount = Math.max(1, Math.ceil(found.length / MEMBERS_PAGE));
  const page = Math.min(wanted, pageCount);
  const shown = found.slice((page - 1) * MEMBERS_PAGE, page * MEMBERS_PAGE);
  const nobody = (
    <EmptyState compact illustration={<NoResultsArt />} title={t('organization.members.none', { search })} />
  );
  const closeDialog = () => setDialog(undefined);

  return (
    <Stack gap={4}>
      <HStack justifyContent="space-between" flexWrap="wrap" gap={3}>
        <HStack gap={2} alignItems="baseline">
          <Heading size="sm">{t('organization.members.title')}</Heading>
          <Text as="span" tone="muted" tabular role="status">
            {t('organization.members.total', { count: found.length })}
          </Text>
        </HStack>
        <Box w={{ base: 'full', sm: 80 }}>
          <SearchInput
            label={t('organization.members.search')}
            value={search}
            maxLength={SEARCH_MAX_LENGTH}
            onChange={(text) => {
              setSearch(text);
              setPage(1);
            }}
          />
        </Box>
      </HStack>
      {isNarrow ? (
        shown.length === 0 ? (
          nobody
        ) : (
          <Stack as="ul" gap={3} listStyleType="none" m={0} p={0}>
            {shown.map((member) => (
              <Surface as="li" key={member.accountId} pad="sm" aria-label={member.fullName || member.email}>
                <MemberCard member={member} view={view} actions={actions} />
              </Surface>
            ))}
          </Stack>
        )
      ) : (
        <DataGrid
          label={t('organization.members.title')}
          columns={columns}
          items={shown}
          toKey={({ accountId }) => accountId}
          empty={nobody}
        />
      )}
      <Pagination page={page} pageCount={pageCount} onChange={setPage} />
      {dialog?.kind === 'guest' && <GuestInvitationDialog member={dialog.member} onClose={closeDialog} />}
      {dialog?.kind === 'transfer' && (
        <TransferDialog view={view} member={dialog.member} onClose={closeDialog} onDone={onSettled} />
      )}
    </Stack>
  );
}

function matches({ fullName, email }: OrganizationMember, search: string): boolean {
  const wanted = foldText(search.trim());
  return foldText(fullName).includes(wanted) || foldText(email).includes(wanted);
}
