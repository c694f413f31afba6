import { InfoNote, useQuickGuide } from '@meet/guidance';
import { useBehavior, useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Grid,
  Page,
  PageHeader,
  Pagination,
  SearchInput,
  SkeletonCard,
  Stack,
} from '@meet/ui';
import { EmptyGroupsArt, NoResultsArt } from '@meet/ui/illustrations';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { matchesGroup } from '../../state/filterNetwork.ts';
import { useNetwork } from '../../state/getNetwork.ts';
import { GroupCard } from './GroupCard.tsx';

const SKELETON_CARDS = 4;
const GROUPS_PAGE = 20;
/** Columns whose minimum width is 0: a long name is cut instead of widening its column. */
const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };

/** Shows groups with their members, side by side, one page at a time. */
export function GroupsPage() {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  useQuickGuide('groups_quick_guide');
  const create = !isViewing && (
    <Button
      variant="primary"
      icon={<Plus aria-hidden />}
      onClick={() => void host.openDialog('network.createGroup/v1')}
    >
      {t('groups.create')}
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title={t('groupsPage.title')}
        description={t('groupsPage.text')}
        info={<InfoNote elementId="groups-management.page" about={t('groupsPage.title')} />}
        actions={create}
      />
      <Box maxW={96} mb={6}>
        <SearchInput
          label={t('groupsPage.search')}
          value={search}
          onChange={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
      </Box>
      <Groups search={search} wantedPage={page} onPage={setPage} create={create} />
    </Page>
  );
}

interface GroupsProps {
  readonly search: string;
  /** Page number, from 1. If the page no longer exists, the last page is shown. */
  readonly wantedPage: number;
  readonly onPage: (page: number) => void;
  readonly create: ReactNode;
}

function Groups({ search, wantedPage, onPage, create }: GroupsProps) {
  const t = useTexts();
  const { state$, loading$, refresh } = useNetwork();
  const loading = useBehavior(loading$);
  const all = [...useBehavior(state$).groups.values()].sort((a, b) => a.groupName.localeCompare(b.groupName));
  const shown = all.filter((group) => matchesGroup(group, search));

  if (shown.length > 0) {
    const pageCount = Math.ceil(shown.length / GROUPS_PAGE);
    const page = Math.min(wantedPage, pageCount);
    return (
      <Stack gap={6}>
        <Grid as="ul" listStyleType="none" m={0} p={0} gridTemplateColumns={COLUMNS}>
          {shown.slice((page - 1) * GROUPS_PAGE, page * GROUPS_PAGE).map((group) => (
            <GroupCard key={group.groupId} group={group} />
          ))}
        </Grid>
        <Pagination page={page} pageCount={pageCount} onChange={onPage} />
      </Stack>
    );
  }
  if (loading === 'loading') {
    return (
      <Grid gridTemplateColumns={COLUMNS}>
        {Array.from({ length: SKELETON_CARDS }, (_, card) => (
          <SkeletonCard key={card} />
        ))}
      </Grid>
    );
  }
  if (loading === 'failed') return <ErrorState title={t('groups.loadFailed')} onRetry={refresh} />;
  if (all.length > 0) return <EmptyState illustration={<NoResultsArt />} title={t('groups.noneFor', { search })} />;
  return (
    <EmptyState
      illustration={<EmptyGroupsArt />}
      title={t('groups.none')}
      description={t('groupsPage.noneText')}
      action={create}
    />
  );
}
