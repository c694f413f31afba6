import { isShownOnline } from '@meet/network-contract';
import { useTexts, useBehavior, useIsViewing, useSession } from '@meet/remote-kit';
import type { MenuGroup, MenuItem } from '@meet/ui';
import {
  Copy,
  Handshake,
  Mail,
  MessageCircle,
  Pencil,
  Phone,
  Pin,
  PinOff,
  Trash2,
  UserPlus,
  UsersRound,
  Video,
} from 'lucide-react';
import { usePresence } from '../person/usePresence.ts';
import { useNetwork } from '../../state/getNetwork.ts';
import type { Contact } from '@meet/remote-kit/network';
import { useContactActions } from './useContactActions.ts';

/**
 * Returns the menu of a contact. On a meeting page it adds the contact to that meeting instead of starting another. A
 * contact who is present can be called.
 */
export function useContactMenu(contact: Contact, onMeetingPage: boolean): readonly (MenuItem | MenuGroup | false)[] {
  const t = useTexts();
  const session = useSession();
  const actions = useContactActions(contact);
  const meetingRoom = useBehavior(useNetwork().meetingRoom$);
  const isAdmin = session.isAdmin;
  const isViewing = useIsViewing();
  const isThere = isShownOnline(usePresence(contact.email));
  const adminCannot = isAdmin ? t('meetings.adminCannot') : undefined;

  const copyEmail = {
    id: 'copy-email',
    label: t('contacts.copyEmail'),
    icon: <Copy aria-hidden />,
    onSelect: () => void actions.copyEmail(),
  };
  if (isViewing) return [copyEmail];
  return [
    {
      group: '',
      items: onMeetingPage
        ? [
            {
              id: 'add-to-meeting',
              label: t('contacts.addToMeeting'),
              icon: <UserPlus aria-hidden />,
              disabled: !meetingRoom,
              disabledReason: t('contacts.meetingNotReady'),
              onSelect: () => void actions.addToMeeting(),
            },
          ]
        : [
            ...(isThere && !isAdmin
              ? [{ id: 'call', label: t('contacts.call'), icon: <Phone aria-hidden />, onSelect: actions.call }]
              : []),
            {
              id: 'start-meeting',
              label: t('contacts.startMeeting'),
              icon: <Video aria-hidden />,
              disabled: isAdmin,
              disabledReason: adminCannot,
              onSelect: () => void actions.startMeeting(),
            },
            {
              id: 'start-conversation',
              label: t('contacts.startConversation'),
              icon: <MessageCircle aria-hidden />,
              onSelect: actions.startConversation,
            },
            {
              id: 'send-info',
              label: t('contacts.sendMeetingInfo'),
              icon: <Mail aria-hidden />,
              disabled: isAdmin,
              disabledReason: adminCannot,
              onSelect: () => void actions.sendMeetingInfo(),
            },
          ],
    },
    {
      group: '',
      items: [
        {
          id: 'pin',
          label: t(contact.pin ? 'contacts.unpin' : 'contacts.pin'),
          icon: contact.pin ? <PinOff aria-hidden /> : <Pin aria-hidden />,
          onSelect: () => void actions.togglePin(),
        },
        ...(onMeetingPage
          ? []
          : [
              {
                id: 'team',
                label: t(contact.isInMyTeam ? 'contacts.removeFromTeam' : 'contacts.addToTeam'),
                icon: <UsersRound aria-hidden />,
                onSelect: () => void actions.markTeam(),
              },
              {
                id: 'partners',
                label: t(contact.isPartner ? 'contacts.removeFromPartners' : 'contacts.addToPartners'),
                icon: <Handshake aria-hidden />,
                onSelect: () => void actions.markPartner(),
              },
            ]),
        copyEmail,
      ],
    },
    {
      group: '',
      items: [
        { id: 'edit', label: t('contacts.edit'), icon: <Pencil aria-hidden />, onSelect: () => void actions.edit() },
        {
          id: 'delete',
          label: t('contacts.delete'),
          icon: <Trash2 aria-hidden />,
          danger: true,
          onSelect: () => void actions.remove(),
        },
      ],
    },
  ];
}
