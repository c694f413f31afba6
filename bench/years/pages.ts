import { getDevices, getInvitations, getLoggedInUserData } from '@meet/accounts-contract';
import {
  findChatRooms,
  getChatMembers,
  getChatMessages,
  getChatRoomPage,
  listChatChannels,
  listChatRooms,
  searchChatMessages,
} from '@meet/chat-contract';
import type { Call } from '@meet/contracts';
import {
  getJoinedMeetingsHistory,
  getMeetingsHistory,
  getOngoingMeetings,
  getOwnedRoomIds,
  getRings,
  getScheduledMeetings,
  getStartMeetingConfiguration,
} from '@meet/meetings-contract';
import {
  findAcquaintances,
  getContacts,
  getContactsGroups,
  getFrequentUsers,
  getNetworkChanges,
  getOnlineContacts,
} from '@meet/network-contract';
import { countNotifications, getFollowers, listNotifications } from '@meet/notifications-contract';
import { getOrganizationMembers, getSuggestionFromGroups } from '@meet/organizations-contract';
import { RARE_WORD } from './company.ts';
import type { Company } from './fillCompany.ts';

export interface PageCall {
  readonly page: string;
  readonly name: string;
  readonly call: Call;
  readonly input: object;
  /** Set if a service makes the call instead of a person. */
  readonly byService?: true;
}

/** Returns the calls that the first person's pages make, and the expensive ones that services make for them. */
export function listPageCalls({ people, commonChatId, privateChatId }: Company): PageCall[] {
  const of = (page: string, call: unknown, input: object = {}, name?: string): PageCall => ({
    page,
    name: name ?? (call as Call).name,
    call: call as Call,
    input,
  });
  return [
    of('every page', getLoggedInUserData),
    of('every page', countNotifications),
    of('every page', getRings),
    of('dashboard', getOngoingMeetings),
    of('dashboard', getScheduledMeetings),
    of('dashboard', getOwnedRoomIds),
    of('dashboard', getJoinedMeetingsHistory),
    of('dashboard', getFrequentUsers),
    of('history', getMeetingsHistory, { limit: 20 }),
    of('history', getMeetingsHistory, { limit: 20, offset: 1_000 }, 'getMeetingsHistory, page 51'),
    of('history', getMeetingsHistory, { limit: 20, search: 'orchard' }, 'getMeetingsHistory, searched'),
    of('network', getNetworkChanges),
    of('network', getContacts),
    of('network', getContactsGroups),
    of('network', getOnlineContacts),
    of('network', getFollowers),
    of('network', getFollowers, { iAmFollowing: true }, 'getFollowers, followed'),
    of('chat', getChatRoomPage),
    of('chat', listChatRooms, { previewOnly: true }),
    of('chat', getChatMessages, { chatId: commonChatId }),
    of('chat', getChatMessages, { chatId: commonChatId, beforeSequence: 8 }, 'getChatMessages, the first'),
    of('chat', getChatMessages, { chatId: privateChatId }, 'getChatMessages, of two'),
    of('chat', getChatMembers, { chatId: commonChatId, membersOffset: 0 }),
    of('chat', findChatRooms, { search: 'team' }),
    of('chat', searchChatMessages, { search: 'orchard delivery' }, 'searchChatMessages, nothing'),
    of('chat', searchChatMessages, { search: RARE_WORD }, 'searchChatMessages, rare'),
    of('chat', searchChatMessages, { search: 'folder' }, 'searchChatMessages, frequent'),
    of('meeting', getStartMeetingConfiguration, { contactId: 'contact-0-1' }),
    of('bell', listNotifications),
    of('profile', getDevices),
    of('profile', getInvitations, { limit: 20 }),
    of('organization', getOrganizationMembers),
    of('organization', getSuggestionFromGroups),
    { ...of('connection', listChatChannels, { accountIds: [people[0]!.accountId] }), byService: true },
    {
      ...of('connection', findAcquaintances, {
        accountId: people[0]!.accountId,
        among: people.slice(1).map(({ accountId }) => accountId),
      }),
      byService: true,
    },
  ];
}
