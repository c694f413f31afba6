import { InfoNote, useQuickGuide } from '@meet/guidance';
import { useBehavior, useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Box, Button, EmptyState, ErrorState, Grid, Page, PageHeader, SearchInput, SkeletonCard } from '@meet/ui';
import { EmptyGroupsArt, NoResultsArt } from '@meet/ui/illustrations';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { matchesGroup } from '../../state/filterNetwork.ts';
import { useNetwork } from '../../state/networkOf.ts';
import { GroupCard } from './GroupCard.tsx';

const SKELETON_CARDS = 4;
/** A long name is cut rather than widening its column. */
const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };

/** All groups with their members, side by side. */
export function GroupsPage() {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  const [search, setSearch] = useState('');
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
        <SearchInput label={t('groupsPage.search')} value={search} onChange={setSearch} />
      </Box>
      <Groups search={search} create={create} />
    </Page>
  );
}

function Groups({ search, create }: { search: string; create: React.ReactNode }) {
  const t = useTexts();
  const { state$, loading$, refresh } = useNetwork();
  const loading = useBehavior(loading$);
  const all = [...useBehavior(state$).groups.values()].sort((a, b) => a.groupName.localeCompare(b.groupName));
  const shown = all.filter((group) => matchesGroup(group, search));

  if (shown.length > 0) {
    return (
      <Grid as="ul" listStyleType="none" m={0} p={0} gridTemplateColumns={COLUMNS}>
        {shown.map((group) => (
          <GroupCard key={group.groupId} group={group} />
        ))}
      </Grid>
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
