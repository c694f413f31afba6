import {
  guideDontShowAgain,
  revokeOtherDevices,
  setLanguage,
  setName,
  setPhoneNumber,
  signIn,
} from '@meet/accounts-contract';
import {
  addChatMembers,
  announceTyping,
  archiveChatRoom,
  changeChatRoomSettings,
  closeChatRoom,
  createChatRoom,
  deleteChatMessage,
  editChatMessage,
  leaveChatRoom,
  markChatRoomRead,
  markChatRoomUnread,
  pinChatMessage,
  reactToChatMessage,
  removeChatMember,
  renameChatRoom,
  restoreChatMessage,
  sendChatMessage,
} from '@meet/chat-contract';
import type { Call, InputOf } from '@meet/contracts';
import { changeWebhook, deleteWebhook } from '@meet/integrations-contract';
import {
  createMeeting,
  deleteMeetingNotes,
  deleteMeetingTranscript,
  deletePastMeetingContent,
  deleteRecording,
  endMeeting,
  heartbeat,
  joinMeeting,
  scheduleMeeting,
  startMeeting,
  updateHostMeetingConfiguration,
} from '@meet/meetings-contract';
import {
  addContact,
  addMembersToGroup,
  createContactsGroups,
  deleteContact,
  deleteContactsGroup,
  editContact,
  editContactsGroupName,
  insertContacts,
  removeMemberFromGroup,
  togglePinContact,
  updateStatus,
} from '@meet/network-contract';
import {
  askToFollow,
  deleteNotificationsHistory,
  markNotificationsAsRead,
  markNotificationsAsSeen,
  setNotificationExpire,
} from '@meet/notifications-contract';
import { revokeAuthorizedApplication } from '@meet/oauth-contract';
import {
  changeOrganizationMemberRole,
  deleteOrganization,
  deleteOrganizationMember,
  inviteMemberToOrganization,
  renameOrganization,
} from '@meet/organizations-contract';
import { PASSWORD } from '../lib/newPerson.ts';
import { DAY_MS } from './company.ts';
import type { Subject } from './prepareSubject.ts';

const IMPORTED = 10_000;
const IMPORT_PAGE = 1_000;

/** An action whose duration and effect on others the benchmark measures. */
export interface Act {
  readonly page: string;
  readonly name: string;
  readonly call: Call;
  /** Position of the caller: 0 owns rooms, groups and organization, 1 is a member, 2 imports contacts. */
  readonly by: 0 | 1 | 2;
  readonly times: number;
  input(subject: Subject, at: number): object;
}

interface ActOptions {
  readonly by?: 0 | 1 | 2;
  readonly times?: number;
}

const on =
  (page: string) =>
  <C extends Call>(
    name: string,
    call: C,
    input: (subject: Subject, at: number) => NoInfer<InputOf<C>>,
    { by = 0, times = 1 }: ActOptions = {},
  ): Act => ({ page, name, call, by, times, input: input as Act['input'] });

const meeting = on('meeting');
const chat = on('chat');
const network = on('network');
const bell = on('notifications');
const profile = on('profile');
const organization = on('organization');
const integrations = on('integrations');

const OFTEN = { times: 20 };
const inCommonRoom = ({ commonChatId }: Subject) => ({ chatId: commonChatId });
const isOdd = (at: number) => at % 2 === 1;

/** The acts in their order: one may need what an earlier one created, and the last ones delete most. */
export const ACTS: readonly Act[] = [
  meeting('start a meeting', startMeeting, ({ roomId }) => ({ roomId })),
  meeting('enter the meeting', joinMeeting, ({ roomId }) => ({ roomId }), { by: 1, ...OFTEN }),
  meeting('report to be there', heartbeat, ({ roomId }) => ({ roomId }), { by: 1, ...OFTEN }),
  meeting('end the meeting', endMeeting, ({ roomId }) => ({ roomId })),
  meeting('create a room', createMeeting, (_subject, at) => ({ label: `room${at}` }), { times: 5 }),
  meeting('change one’s settings', updateHostMeetingConfiguration, (_subject, at) => ({ lobby: isOdd(at) }), OFTEN),
  meeting(
    'plan a meeting',
    scheduleMeeting,
    ({ people }, at) => ({
      subject: 'Budget',
      startsAt: Date.now() + (at + 1) * DAY_MS,
      durationInMinutes: 30,
      timeZone: 'Europe/Bucharest',
      invited: people.slice(1, 11).map(({ email }) => email),
    }),
    { times: 5 },
  ),
  meeting('delete notes', deleteMeetingNotes, ({ recordedMeetingId }) => ({ meetingId: recordedMeetingId })),
  meeting('delete a transcript', deleteMeetingTranscript, ({ recordedMeetingId }) => ({
    meetingId: recordedMeetingId,
  })),
  meeting('delete a recording', deleteRecording, ({ recordedMeetingId }) => ({
    recordingId: `${recordedMeetingId}-recording`,
  })),
  meeting('delete what is kept of a meeting', deletePastMeetingContent, ({ recordedMeetingId }) => ({
    meetingId: recordedMeetingId,
  })),
  chat('send a message', sendChatMessage, (subject) => ({ ...inCommonRoom(subject), message: 'One more' }), OFTEN),
  chat('announce typing', announceTyping, inCommonRoom, OFTEN),
  chat('mark a room as read', markChatRoomRead, inCommonRoom, OFTEN),
  chat('mark a room as unread', markChatRoomUnread, (subject) => ({ ...inCommonRoom(subject), sequence: 2 }), OFTEN),
  chat(
    'react to a message',
    reactToChatMessage,
    (subject, at) => ({ ...inCommonRoom(subject), sequence: subject.sequence, emoji: '🎉', isOn: !isOdd(at) }),
    OFTEN,
  ),
  chat(
    'pin a message',
    pinChatMessage,
    (subject, at) => ({ ...inCommonRoom(subject), sequence: subject.sequence, isPinned: isOdd(at) }),
    OFTEN,
  ),
  chat('edit a message', editChatMessage, (subject) => ({
    ...inCommonRoom(subject),
    sequence: subject.sequence,
    message: 'The agenda of tomorrow',
    revision: 2,
  })),
  chat('delete a message', deleteChatMessage, (subject) => ({
    ...inCommonRoom(subject),
    sequence: subject.sequence,
  })),
  chat('restore a message', restoreChatMessage, (subject) => ({
    ...inCommonRoom(subject),
    sequence: subject.sequence,
  })),
  chat(
    'rename a room',
    renameChatRoom,
    (subject, at) => ({ ...inCommonRoom(subject), chatroomName: `Orchard ${at}` }),
    {
      times: 5,
    },
  ),
  chat(
    'change a room’s settings',
    changeChatRoomSettings,
    (subject, at) => ({
      ...inCommonRoom(subject),
      isFavourite: isOdd(at),
    }),
    OFTEN,
  ),
  chat('archive a room', archiveChatRoom, (subject, at) => ({ ...inCommonRoom(subject), archived: !isOdd(at) }), OFTEN),
  chat(
    'create a room of twenty',
    createChatRoom,
    ({ people }, at) => ({
      roomName: `Plan ${at}`,
      participants: people.slice(1, 20).map(({ email }) => email),
    }),
    { times: 5 },
  ),
  chat('remove a member', removeChatMember, (subject) => ({
    ...inCommonRoom(subject),
    participantToRemove: subject.people[5]!.email,
  })),
  chat('add a member', addChatMembers, (subject) => ({
    ...inCommonRoom(subject),
    participants: [subject.people[5]!.email],
  })),
  network(
    'change one’s status',
    updateStatus,
    (_subject, at) => ({ status: isOdd(at) ? ('Available' as const) : ('Away' as const) }),
    OFTEN,
  ),
  network('pin a contact', togglePinContact, () => ({ contactId: 'contact-0-7' }), OFTEN),
  network(
    'edit a contact',
    editContact,
    (_subject, at) => ({ contactId: 'contact-0-7', contactName: `Jo ${at}` }),
    OFTEN,
  ),
  network(
    'add a contact',
    addContact,
    (_subject, at) => ({ contactEmail: `added-${at}@example.org`, contactName: 'Added' }),
    OFTEN,
  ),
  network('delete a contact', deleteContact, (_subject, at) => ({ contactId: `contact-0-${180 + at}` }), { times: 5 }),
  network(
    'create a group',
    createContactsGroups,
    ({ people }, at) => ({
      groupName: `Plan ${at}`,
      contactsInNewGroup: people
        .slice(1, 21)
        .map(({ email }, contact) => ({ contactId: `contact-0-${contact + 1}`, email })),
    }),
    { times: 5 },
  ),
  network('rename a group', editContactsGroupName, (_subject, at) => ({ groupId: 'group-0', groupName: `G ${at}` }), {
    times: 5,
  }),
  network('add a member to a group', addMembersToGroup, ({ people }) => ({
    groupId: 'group-0',
    contactsInGroup: [{ contactId: 'contact-0-150', email: people[150]!.email }],
  })),
  network('remove a member from a group', removeMemberFromGroup, () => ({
    groupId: 'group-0',
    contactId: 'contact-0-150',
  })),
  network(
    'import 10,000 contacts',
    insertContacts,
    (_subject, page) => ({
      insertData: Array.from({ length: IMPORT_PAGE }, (_, at) => ({
        name: `Imported ${at}`,
        email: `imported-${page * IMPORT_PAGE + at}@example.org`,
      })),
    }),
    { by: 2, times: IMPORTED / IMPORT_PAGE },
  ),
  network('delete a group', deleteContactsGroup, () => ({ groupId: 'group-0' })),
  bell('request to follow', askToFollow, (_subject, at) => ({ email: `asked-${at}@example.org` }), { times: 5 }),
  bell('mark notifications as seen', markNotificationsAsSeen, () => ({})),
  bell('mark notifications as read', markNotificationsAsRead, () => ({})),
  bell('keep notifications for a week', setNotificationExpire, () => ({ expire: 7 })),
  bell('delete all notifications', deleteNotificationsHistory, () => ({})),
  profile('sign in', signIn, ({ people }) => ({ email: people[1]!.email, password: PASSWORD }), { times: 5 }),
  profile('change one’s name', setName, (_subject, at) => ({ newName: `Ana Orchard ${at}` }), { times: 5 }),
  profile('change one’s number', setPhoneNumber, () => ({ phoneNumber: '+40721000000' }), { times: 5 }),
  profile(
    'change one’s language',
    setLanguage,
    (_subject, at) => ({ langCode: isOdd(at) ? ('en_US' as const) : ('fr_FR' as const) }),
    {
      times: 6,
    },
  ),
  profile('hide a guide', guideDontShowAgain, () => ({ guideId: 'groups_quick_guide' as const, show: 0 }), OFTEN),
  profile('sign out all other devices', revokeOtherDevices, () => ({}), { by: 1 }),
  profile('withdraw a permission', revokeAuthorizedApplication, () => ({ clientId: 'client-0' })),
  organization(
    'rename the organization',
    renameOrganization,
    (_subject, at) => ({ organizationName: `Orchard ${at}` }),
    {
      times: 5,
    },
  ),
  organization(
    'change a member’s role',
    changeOrganizationMemberRole,
    ({ people }, at) => ({ accountId: people[9]!.accountId, role: isOdd(at) ? (0 as const) : (1 as const) }),
    { times: 6 },
  ),
  organization(
    'invite a member',
    inviteMemberToOrganization,
    (_subject, at) => ({ email: `invited-${at}@example.org`, member_type: 'guest' as const }),
    { times: 5 },
  ),
  organization('remove a member of the organization', deleteOrganizationMember, ({ people }) => ({
    accountId: people[9]!.accountId,
  })),
  integrations('change a webhook', changeWebhook, ({ webhookId }, at) => ({ webhookId, enabled: isOdd(at) }), OFTEN),
  integrations('delete a webhook', deleteWebhook, ({ webhookId }) => ({ webhookId })),
  organization('delete the organization', deleteOrganization, () => ({})),
  chat('leave the common room', leaveChatRoom, inCommonRoom, { by: 1 }),
  chat('close the common room', closeChatRoom, inCommonRoom),
];
