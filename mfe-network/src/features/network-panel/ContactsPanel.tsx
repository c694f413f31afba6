import { useBehavior, useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Badge, Box, Button, EmptyState, ErrorState, Heading, HStack, SearchInput, SkeletonRow, Text } from '@meet/ui';
import { EmptyContactsArt, NoResultsArt } from '@meet/ui/illustrations';
import { VirtualList } from '@meet/ui/virtual-list';
import { UserPlus } from 'lucide-react';
import { useNetwork } from '../../state/getNetwork.ts';
import type { Contact } from '@meet/remote-kit/network';
import { ContactRow } from './ContactRow.tsx';

const ROW_HEIGHT_PX = 56;
const toKey = ({ contactId }: Contact) => contactId;

/** Shows the contacts with their search, or their loading, empty or failed state. */
export function ContactsPanel({ onMeetingPage }: { onMeetingPage: boolean }) {
  const t = useTexts();
  const network = useNetwork();
  const search = useBehavior(network.search$);
  const count = useBehavior(network.contacts$).length;
  return (
    <>
      <HStack px={4} pt={3} pb={2}>
        <Heading as="h3" size="sm">
          {t('contacts.title')}
        </Heading>
        <Badge count={count} tone="quiet" />
      </HStack>
      <Box px={4} pb={2}>
        <SearchInput size="sm" label={t('contacts.search')} value={search} onChange={network.setSearch} />
      </Box>
      <ContactList onMeetingPage={onMeetingPage} />
    </>
  );
}

function ContactList({ onMeetingPage }: { onMeetingPage: boolean }) {
  const t = useTexts();
  const host = useHost();
  const network = useNetwork();
  const isViewing = useIsViewing();
  const loading = useBehavior(network.loading$);
  const search = useBehavior(network.search$);
  const contacts = useBehavior(network.contacts$);

  if (contacts.length > 0) {
    return (
      <Box px={2} flex={1} minH={0} display="flex" flexDirection="column">
        <VirtualList
          label={t('contacts.title')}
          items={contacts}
          toKey={toKey}
          estimateSize={ROW_HEIGHT_PX}
          renderItem={(contact) => <ContactRow contact={contact} onMeetingPage={onMeetingPage} />}
        />
      </Box>
    );
  }
  if (loading === 'loading') {
    return (
      <Box px={2} overflow="hidden" flex={1}>
        <Text size="xs" tone="muted" px={2} pb={1}>
          {t('contacts.loading')}
        </Text>
        <SkeletonRow rows={5} />
      </Box>
    );
  }
  if (loading === 'failed') return <ErrorState compact title={t('contacts.loadFailed')} onRetry={network.refresh} />;
  if (search.trim()) {
    return <EmptyState compact illustration={<NoResultsArt />} title={t('contacts.noneFor', { search })} />;
  }
  return (
    <Box flex={1} minH={0} overflowY="auto">
      <EmptyState
        compact
        illustration={<EmptyContactsArt />}
        title={t('contacts.none')}
        action={
          !isViewing && (
            <HStack gap={2} flexWrap="wrap" justifyContent="center">
              <Button
                size="sm"
                variant="primary"
                icon={<UserPlus aria-hidden />}
                onClick={() => void host.openDialog('network.addContact/v1')}
              >
                {t('contacts.add')}
              </Button>
              <Button size="sm" onClick={() => void host.openDialog('network.importContacts/v1')}>
                {t('contacts.import')}
              </Button>
            </HStack>
          )
        }
      />
    </Box>
  );
}
