import { presenceMarkOf } from '@meet/network-contract';
import { useBehavior, useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Avatar, Box, IconButton, Menu, Skeleton, SplitPanes, Stack, Text } from '@meet/ui';
import { VirtualList } from '@meet/ui/virtual-list';
import { PanelRightOpen, UserPlus } from 'lucide-react';
import { memo } from 'react';
import { useContactMenu } from '../../components/contact/useContactMenu.tsx';
import { usePresence } from '../../components/person/usePresence.ts';
import { useNetwork } from '../../state/networkOf.ts';
import type { Contact } from '../../state/NetworkState.ts';
import { WhiteboardEntry } from './WhiteboardEntry.tsx';

const ROW_HEIGHT_PX = 80;
const SKELETON_ROWS = 6;
const keyOf = ({ contactId }: Contact) => contactId;

/** The panel made small: who is there, at a glance, each with their menu. */
export function CollapsedContacts({ onMeetingPage, onExpand }: { onMeetingPage: boolean; onExpand: () => void }) {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
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
          onPointerEnter={() => void SplitPanes.preload()}
          onClick={onExpand}
          data-tour="contacts"
        />
      </Box>
      {onMeetingPage && <WhiteboardEntry />}
      {contacts.length > 0 ? (
        <VirtualList
          label={t('contacts.title')}
          items={contacts}
          keyOf={keyOf}
          estimateSize={ROW_HEIGHT_PX}
          renderItem={(contact) => <SmallContact contact={contact} onMeetingPage={onMeetingPage} />}
        />
      ) : loading === 'loading' ? (
        <Stack gap={6} py={4} alignItems="center" flex={1} aria-hidden>
          {Array.from({ length: SKELETON_ROWS }, (_, row) => (
            <Skeleton key={row} round boxSize={10} />
          ))}
        </Stack>
      ) : (
        <Box display="grid" justifyContent="center" py={4} flex={1} alignContent="start">
          {!isViewing && (
            <IconButton
              label={t('contacts.add')}
              tooltipPlacement="left"
              icon={<UserPlus aria-hidden />}
              onClick={() => void host.openDialog('network.addContact/v1')}
            />
          )}
        </Box>
      )}
      {/* Keeps the last contact clear of the chat button that floats over the corner. */}
      <Box h={20} flexShrink={0} />
    </>
  );
}

const SmallContact = memo(function SmallContact(props: { contact: Contact; onMeetingPage: boolean }) {
  const { contact, onMeetingPage } = props;
  const t = useTexts();
  const presence = presenceMarkOf(usePresence(contact.email));
  const menu = useContactMenu(contact, onMeetingPage);
  return (
    <Menu
      placement="left-start"
      items={menu}
      trigger={
        <Box
          as="button"
          {...{ type: 'button' }}
          aria-label={t('contacts.actionsOf', { name: contact.fullName })}
          title={contact.fullName}
          display="flex"
          flexDirection="column"
          alignItems="center"
          gap={1.5}
          w="full"
          h={`${ROW_HEIGHT_PX}px`}
          px={2}
          pt={3}
          cursor="pointer"
          borderRadius="control"
          _hover={{ bg: 'bg.subtle' }}
        >
          <Avatar name={contact.fullName} email={contact.email} photo={contact.avatar} presence={presence} />
          <Text as="span" size="xs" truncate maxW="full">
            {contact.fullName.split(' ')[0]}
          </Text>
        </Box>
      }
    />
  );
});
