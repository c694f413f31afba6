import { getPresenceMark } from '@meet/network-contract';
import { useTexts } from '@meet/remote-kit';
import { Avatar, Box, Menu, Text } from '@meet/ui';
import { VirtualList } from '@meet/ui/virtual-list';
import { memo } from 'react';
import { useContactMenu } from '../../components/contact/useContactMenu.tsx';
import { usePresence } from '../../components/person/usePresence.ts';
import type { Contact } from '@meet/remote-kit/network';

const ROW_HEIGHT_PX = 80;
const toKey = ({ contactId }: Contact) => contactId;

/** Lists contacts by their pictures, each with a menu. */
export function SmallContacts({ contacts, onMeetingPage }: { contacts: readonly Contact[]; onMeetingPage: boolean }) {
  const t = useTexts();
  return (
    <VirtualList
      label={t('contacts.title')}
      items={contacts}
      toKey={toKey}
      estimateSize={ROW_HEIGHT_PX}
      renderItem={(contact) => <SmallContact contact={contact} onMeetingPage={onMeetingPage} />}
    />
  );
}

const SmallContact = memo(function SmallContact(props: { contact: Contact; onMeetingPage: boolean }) {
  const { contact, onMeetingPage } = props;
  const t = useTexts();
  const presence = getPresenceMark(usePresence(contact.email));
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
