import { useIsViewing, useSession, useTexts } from '@meet/remote-kit';
import type { MenuGroup } from '@meet/ui';
import { Copy, LogOut, Mail, MessageCircle, Pencil, Trash2, UserPlus, Video } from 'lucide-react';
import type { Group } from '@meet/remote-kit/network';
import { useGroupActions } from './useGroupActions.ts';

/** Returns the menu of a group. Its owner can manage it; its members can use or leave it. */
export function useGroupMenu(group: Group, isOwner: boolean, onMeetingPage: boolean): readonly MenuGroup[] {
  const t = useTexts();
  const { isAdmin } = useSession();
  const isViewing = useIsViewing();
  const actions = useGroupActions(group);
  const adminCannot = isAdmin ? t('meetings.adminCannot') : undefined;

  const meet = {
    id: 'start-meeting',
    label: t('groups.startMeeting'),
    icon: <Video aria-hidden />,
    disabled: isAdmin,
    disabledReason: adminCannot,
    onSelect: () => void actions.startMeeting(),
  };
  const talk = {
    id: 'start-conversation',
    label: t('groups.startConversation'),
    icon: <MessageCircle aria-hidden />,
    onSelect: actions.startConversation,
  };
  const inform = {
    id: 'send-info',
    label: t('groups.sendMeetingInfo'),
    icon: <Mail aria-hidden />,
    disabled: isAdmin,
    disabledReason: adminCannot,
    onSelect: () => void actions.sendMeetingInfo(),
  };
  const copy = {
    id: 'copy-emails',
    label: t('groups.copyEmails'),
    icon: <Copy aria-hidden />,
    onSelect: () => void actions.copyEmails(),
  };
  if (isViewing) return [{ group: '', items: [copy] }];
  const meetings = { group: '', items: [...(onMeetingPage ? [] : [meet, talk]), ...(isOwner ? [inform] : [copy])] };
  if (!isOwner) {
    return [
      meetings,
      {
        group: '',
        items: [
          {
            id: 'leave',
            label: t('groups.leave'),
            icon: <LogOut aria-hidden />,
            danger: true,
            onSelect: actions.leave,
          },
        ],
      },
    ];
  }
  return [
    meetings,
    {
      group: '',
      items: [
        { id: 'rename', label: t('groups.rename'), icon: <Pencil aria-hidden />, onSelect: actions.rename },
        {
          id: 'add-members',
          label: t('groups.addMembers'),
          icon: <UserPlus aria-hidden />,
          onSelect: actions.addMembers,
        },
      ],
    },
    {
      group: '',
      items: [
        {
          id: 'delete',
          label: t('groups.delete'),
          icon: <Trash2 aria-hidden />,
          danger: true,
          onSelect: actions.remove,
        },
      ],
    },
  ];
}
