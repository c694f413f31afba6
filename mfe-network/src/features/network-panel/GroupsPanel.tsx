import { useBehavior, useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import {
  Badge,
  Box,
  Button,
  EmptyState,
  ErrorState,
  Heading,
  HStack,
  IconButton,
  SkeletonRow,
  Spacer,
  Text,
} from '@meet/ui';
import { EmptyGroupsArt, NoResultsArt } from '@meet/ui/illustrations';
import { VirtualList } from '@meet/ui/virtual-list';
import { Plus } from 'lucide-react';
import { useNetwork } from '../../state/getNetwork.ts';
import type { Group } from '@meet/remote-kit/network';
import { GroupRow } from './GroupRow.tsx';

const ROW_HEIGHT_PX = 56;
/** Space below the last group for the chat button that floats over the corner. */
const CHAT_BUTTON_PX = 80;
const toKey = ({ groupId }: Group) => groupId;

/** Shows the contact groups, or their loading, empty or failed state. */
export function GroupsPanel({ onMeetingPage }: { onMeetingPage: boolean }) {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  const groups = useBehavior(useNetwork().groups$);
  return (
    <>
      <HStack px={4} pt={1} pb={1}>
        <Heading as="h3" size="sm">
          {t('groups.title')}
        </Heading>
        <Badge count={groups.length} tone="quiet" />
        <Spacer />
        {!isViewing && (
          <IconButton
            size="sm"
            label={t('groups.create')}
            icon={<Plus aria-hidden />}
            onClick={() => void host.openDialog('network.createGroup/v1')}
          />
        )}
      </HStack>
      <Box
        px={2}
        pb={groups.length > 0 ? 0 : `${CHAT_BUTTON_PX}px`}
        flex={1}
        minH={0}
        overflowY="auto"
        display="flex"
        flexDirection="column"
      >
        <GroupList onMeetingPage={onMeetingPage} />
      </Box>
    </>
  );
}

function GroupList({ onMeetingPage }: { onMeetingPage: boolean }) {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  const network = useNetwork();
  const loading = useBehavior(network.loading$);
  const search = useBehavior(network.search$);
  const groups = useBehavior(network.groups$);

  if (groups.length > 0) {
    return (
      <VirtualList
        label={t('groups.title')}
        items={groups}
        toKey={toKey}
        estimateSize={ROW_HEIGHT_PX}
        endSpace={CHAT_BUTTON_PX}
        renderItem={(group) => <GroupRow group={group} onMeetingPage={onMeetingPage} />}
      />
    );
  }
  if (loading === 'loading') {
    return (
      <>
        <Text size="xs" tone="muted" px={2} pb={1}>
          {t('groups.loading')}
        </Text>
        <SkeletonRow rows={2} />
      </>
    );
  }
  if (loading === 'failed') return <ErrorState compact title={t('groups.loadFailed')} onRetry={network.refresh} />;
  if (search.trim()) {
    return <EmptyState compact illustration={<NoResultsArt />} title={t('groups.noneFor', { search })} />;
  }
  return (
    <EmptyState
      compact
      illustration={<EmptyGroupsArt />}
      title={t('groups.none')}
      action={
        !isViewing && (
          <Button size="sm" icon={<Plus aria-hidden />} onClick={() => void host.openDialog('network.createGroup/v1')}>
            {t('groups.create')}
          </Button>
        )
      }
    />
  );
}
