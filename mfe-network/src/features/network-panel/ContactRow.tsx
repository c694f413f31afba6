import { isShownOnline } from '@meet/network-contract';
import { setDraggedContact, useBehavior, useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Box, HStack, IconButton, Menu, Tooltip } from '@meet/ui';
import { EllipsisVertical, Handshake, MessageCircle, Phone, Pin, UserPlus, UsersRound, Video } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { usePresence } from '../../components/person/usePresence.ts';
import { PersonLine } from '../../components/person/PersonLine.tsx';
import { useNetwork } from '../../state/getNetwork.ts';
import type { Contact } from '@meet/remote-kit/network';
import { useContactActions } from '../../components/contact/useContactActions.ts';
import { useContactMenu } from '../../components/contact/useContactMenu.tsx';

interface Props {
  contact: Contact;
  onMeetingPage: boolean;
}

/** One contact of the list. It is memoised, so that a list of thousands draws only the changed row. */
export const ContactRow = memo(function ContactRow({ contact, onMeetingPage }: Props) {
  const t = useTexts();
  const { flags } = useHost();
  const isViewing = useIsViewing();
  const menu = useContactMenu(contact, onMeetingPage);
  return (
    <HStack
      role="group"
      aria-label={contact.fullName}
      h={14}
      ps={2}
      pe={1}
      gap={1}
      borderRadius="control"
      css={{ '& .quick': { opacity: 0 }, '&:hover .quick, &:focus-within .quick': { opacity: 1 } }}
      _hover={{ bg: 'bg.subtle' }}
      draggable={!flags.mobile && !isViewing}
      onDragStart={(event: React.DragEvent) => {
        setDraggedContact(event.dataTransfer, contact);
        event.dataTransfer.effectAllowed = 'copy';
      }}
    >
      <PersonLine person={contact} marks={<Marks contact={contact} />} />
      <HStack className="quick" gap={0} display={{ base: 'none', sm: 'flex' }}>
        {!isViewing && <QuickActions contact={contact} onMeetingPage={onMeetingPage} />}
      </HStack>
      <Menu
        placement="bottom-end"
        trigger={
          <IconButton
            size="sm"
            label={t('contacts.actionsOf', { name: contact.fullName })}
            icon={<EllipsisVertical aria-hidden />}
          />
        }
        items={menu}
      />
    </HStack>
  );
});

/**
 * Buttons for the most frequent actions: a call to a present contact, or the preparation of a meeting with another one.
 */
function QuickActions({ contact, onMeetingPage }: Props) {
  const t = useTexts();
  const { isAdmin } = useBehavior(useHost().session$);
  const actions = useContactActions(contact);
  const meetingRoom = useBehavior(useNetwork().meetingRoom$);
  const isThere = isShownOnline(usePresence(contact.email));
  const name = contact.fullName;
  if (onMeetingPage) {
    return (
      <IconButton
        size="sm"
        label={t('contacts.addNameToMeeting', { name })}
        icon={<UserPlus aria-hidden />}
        disabledReason={meetingRoom ? undefined : t('contacts.meetingNotReady')}
        onClick={() => void actions.addToMeeting()}
      />
    );
  }
  return (
    <>
      <IconButton
        size="sm"
        label={t('contacts.conversationWith', { name })}
        icon={<MessageCircle aria-hidden />}
        onClick={actions.startConversation}
      />
      {!isAdmin && (
        <IconButton
          size="sm"
          label={t(isThere ? 'freeNow.call' : 'contacts.meetingWith', { name })}
          icon={isThere ? <Phone aria-hidden /> : <Video aria-hidden />}
          onClick={isThere ? actions.call : () => void actions.startMeeting()}
        />
      )}
    </>
  );
}

function Marks({ contact }: { contact: Contact }) {
  const t = useTexts();
  return (
    <>
      {contact.pin === 1 && <Mark icon={<Pin size={12} />} label={t('contacts.pinned')} />}
      {contact.isInMyTeam === 1 && <Mark icon={<UsersRound size={12} />} label={t('contacts.inMyTeam')} />}
      {contact.isPartner === 1 && <Mark icon={<Handshake size={12} />} label={t('contacts.isPartner')} />}
    </>
  );
}

function Mark({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <Tooltip text={label}>
      <Box as="span" role="img" aria-label={label} display="inline-flex" color="fg.muted" flexShrink={0}>
        {icon}
      </Box>
    </Tooltip>
  );
}
