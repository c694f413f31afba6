import { useBehavior, useTexts } from '@meet/remote-kit';
import { Avatar, Box, IconButton, Skeleton, Stack, Text } from '@meet/ui';
import { VirtualList } from '@meet/ui/virtual-list';
import { PanelRightOpen } from 'lucide-react';
import { memo } from 'react';
import { presenceMarkOf } from '../../components/presenceMarkOf.ts';
import { usePresence } from '../../components/usePresence.ts';
import { useNetwork } from '../../state/networkOf.ts';
import type { Contact } from '../../state/NetworkState.ts';

const ROW_HEIGHT_PX = 80;
const SKELETON_ROWS = 6;
const keyOf = ({ contactId }: Contact) => contactId;

/** The panel made small: who is there, at a glance. A person opens it at themself. */
export function CollapsedContacts({ onExpand }: { onExpand: (contact?: Contact) => void }) {
  const t = useTexts();
  const network = useNetwork();
  const loading = useBehavior(network.loading$);
  const contacts = useBehavior(network.contacts$);
  return (
    <>
      <Box h={14} display="grid" placeItems="center" borderBottomWidth="1px" flexShrink={0}>
        <IconButton
          label={t('panel.expand')}
          tooltipPlacement="left"
          icon={<PanelRightOpen aria-hidden />}
          onClick={() => onExpand()}
          data-tour="contacts"
        />
      </Box>
      {loading === 'loading' && contacts.length === 0 ? (
        <Stack gap={6} py={4} alignItems="center" aria-hidden>
          {Array.from({ length: SKELETON_ROWS }, (_, row) => (
            <Skeleton key={row} round boxSize={10} />
          ))}
        </Stack>
      ) : (
        <VirtualList
          label={t('contacts.title')}
          items={contacts}
          keyOf={keyOf}
          estimateSize={ROW_HEIGHT_PX}
          onActivate={onExpand}
          renderItem={(contact) => <SmallContact contact={contact} onOpen={onExpand} />}
        />
      )}
    </>
  );
}

const SmallContact = memo(function SmallContact(props: { contact: Contact; onOpen: (contact: Contact) => void }) {
  const { contact, onOpen } = props;
  const presence = usePresence(contact.email);
  return (
    <Box
      onClick={() => onOpen(contact)}
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap={1.5}
      h={`${ROW_HEIGHT_PX}px`}
      px={2}
      pt={3}
      cursor="pointer"
      borderRadius="control"
      _hover={{ bg: 'bg.subtle' }}
    >
      <Avatar
        name={contact.fullName}
        email={contact.email}
        photo={contact.avatar}
        presence={presenceMarkOf(presence)}
      />
      <Text size="xs" truncate maxW="full" title={contact.fullName}>
        {contact.fullName.split(' ')[0]}
      </Text>
    </Box>
  );
});
