import {
  checkIfDontShowAgainIsSet,
  checkIfUserIsLoggedIn,
  checkInvitedUser,
  checkUserMembership,
  getAccountClosing,
  getAccountData,
  getAccountPreferences,
  getAppVersion,
  getCaptcha,
  getContactsProvider,
  getDevices,
  getInvitations,
  getInviteUserData,
  getLoggedInUserData,
  getSecondFactor,
  getSignInOptions,
  getTooltipContent,
} from '@meet/accounts-contract';
import { getAuditEntries, searchAccounts } from '@meet/accounts-contract/admin';
import {
  findChatRooms,
  getChatFileRules,
  getChatMembers,
  getChatMessageChanges,
  getChatMessageVersions,
  getChatMessages,
  getChatReactors,
  getChatRoom,
  getChatThread,
  getChatThreads,
  getChatRoomPage,
  getChatStorage,
  getChatWebhooks,
  getPinnedChatMessages,
  getRoomFiles,
  listChatChannels,
  listChatRooms,
  searchChatMessages,
} from '@meet/chat-contract';
import type { Call, InputOf } from '@meet/contracts';
import {
  getApiKeys,
  getHubstaff,
  getIntegrations,
  getJiraConnections,
  getWebhookDeliveries,
  getWebhooks,
} from '@meet/integrations-contract';
import {
  getCalendarFeed,
  getHostMeetingConfiguration,
  getJoinedMeetingsHistory,
  getMeetingByEmail,
  getMeetingData,
  getMeetingIdJoinEmail,
  getMeetingNotes,
  getMeetingPolls,
  getMeetingsHistory,
  getPastMeeting,
  getMeetingTranscript,
  getMobileAccess,
  getOngoingMeetings,
  getOwnedRoomIds,
  getPersonalMeetingId,
  getPlacedCalls,
  getRecordings,
  getRings,
  getRoomIdByAliasAndLabel,
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
  getOwnStatus,
} from '@meet/network-contract';
import {
  checkIfSettingsExistOrCreate,
  countNotifications,
  getFollowers,
  getNotificationInvitation,
  getPushState,
  listNotifications,
} from '@meet/notifications-contract';
import { getAuthorizedApplications, getOauthClients } from '@meet/oauth-contract';
import { getOrganizationMembers, getSuggestionFromGroups, getUserRole } from '@meet/organizations-contract';
import { getChannelAudit, getPreviews, getReleases, getRemotes, getTesters } from '@meet/releases-contract';
import { RARE_WORD } from './company.ts';
import { REMOTE } from './fillRecords.ts';
import type { Subject } from './prepareSubject.ts';

/** A call whose cost the benchmark compares. The first person makes it, unless `by` names somebody else. */
export interface PageCall {
  readonly page: string;
  readonly name: string;
  readonly call: Call;
  readonly by: 'person' | 'administrator' | 'visitor' | 'service';
  input(subject: Subject): object;
}

type Input<C extends Call> = Partial<InputOf<C>> | ((subject: Subject) => Partial<InputOf<C>>);

/** Returns a function that describes the calls of one page. A call that stands several times has a variant. */
const on =
  (page: string, by: PageCall['by'] = 'person') =>
  <C extends Call>(call: C, input: Input<C> = {}, variant?: string): PageCall => ({
    page,
    name: variant ? `${call.name}, ${variant}` : call.name,
    call,
    by,
    input: typeof input === 'function' ? input : () => input,
  });

const everyPage = on('every page');
const dashboard = on('dashboard');
const join = on('join');
const history = on('meetings history');
const network = on('network');
const chat = on('chat');
const meeting = on('meeting');
const bell = on('notifications');
const profile = on('profile');
const organization = on('organization');
const integrations = on('integrations');
const visitor = on('visitor', 'visitor');
const operator = on('administration', 'administrator');
const connection = on('connection', 'service');

const inCommonRoom = ({ commonChatId }: Subject) => ({ chatId: commonChatId });
const ofRecorded = ({ recordedMeetingId }: Subject) => ({ meetingId: recordedMeetingId });

/** Calls by which pages read, grouped by page, and the expensive ones that services make for them. */
export const PAGE_CALLS: readonly PageCall[] = [
  everyPage(checkIfUserIsLoggedIn),
  everyPage(getLoggedInUserData),
  everyPage(getUserRole),
  everyPage(checkUserMembership),
  everyPage(getAccountData),
  everyPage(countNotifications),
  everyPage(getPushState),
  everyPage(getRings),
  everyPage(getPlacedCalls),
  everyPage(getAppVersion),
  everyPage(getTooltipContent, { pageUrl: '/dashboard' }),
  everyPage(checkIfDontShowAgainIsSet, { guideId: 'groups_quick_guide' }),
  dashboard(getOngoingMeetings),
  dashboard(getScheduledMeetings),
  dashboard(getOwnedRoomIds),
  dashboard(getPersonalMeetingId),
  dashboard(getFrequentUsers),
  dashboard(getCalendarFeed),
  join(getJoinedMeetingsHistory),
  join(getMeetingByEmail, ({ people }) => ({ email: people[1]!.email })),
  join(getMeetingIdJoinEmail, ({ people }) => ({ email: people[1]!.email })),
  join(getRoomIdByAliasAndLabel, ({ alias }) => ({ userAlias: alias })),
  join(getMeetingData, ({ roomId }) => ({ roomId })),
  join(getMobileAccess),
  history(getMeetingsHistory, { limit: 20 }),
  history(getMeetingsHistory, { limit: 20, offset: 1_000 }, 'page 51'),
  history(getMeetingsHistory, { limit: 20, search: 'orchard' }, 'searched'),
  history(getMeetingsHistory, { limit: 20, search: 'zebra' }, 'nothing found'),
  history(getPastMeeting, ofRecorded),
  history(getMeetingPolls, ofRecorded),
  history(getMeetingNotes, ofRecorded),
  history(getMeetingTranscript, ofRecorded),
  history(getRecordings, ofRecorded),
  network(getNetworkChanges),
  network(getContacts),
  network(getContactsGroups),
  network(getOnlineContacts),
  network(getOwnStatus),
  network(getContactsProvider),
  chat(getChatRoomPage),
  chat(listChatRooms, { previewOnly: true }),
  chat(getChatRoom, inCommonRoom),
  chat(getChatMessages, inCommonRoom),
  chat(getChatMessages, ({ commonChatId }) => ({ chatId: commonChatId, beforeSequence: 8 }), 'the first'),
  chat(getChatMessages, ({ privateChatId }) => ({ chatId: privateChatId }), 'of two'),
  chat(getChatMessageChanges, ({ commonChatId }) => ({ chatId: commonChatId, afterChange: 0 })),
  chat(getChatMessageVersions, ({ commonChatId, sequence }) => ({ chatId: commonChatId, sequence })),
  chat(getChatReactors, ({ commonChatId, sequence }) => ({ chatId: commonChatId, sequence, emoji: '👍' })),
  chat(getChatThread, ({ commonChatId, sequence }) => ({ chatId: commonChatId, sequence })),
  chat(getChatThreads),
  chat(getPinnedChatMessages, inCommonRoom),
  chat(getRoomFiles, inCommonRoom),
  chat(getChatMembers, ({ commonChatId }) => ({ chatId: commonChatId, membersOffset: 0 })),
  chat(getChatFileRules),
  chat(getChatWebhooks, inCommonRoom),
  chat(findChatRooms, { search: 'team' }),
  chat(searchChatMessages, { search: 'orchard delivery' }, 'nothing'),
  chat(searchChatMessages, { search: RARE_WORD }, 'rare'),
  chat(searchChatMessages, { search: 'folder' }, 'frequent'),
  meeting(getStartMeetingConfiguration, { contactId: 'contact-0-1' }),
  meeting(getHostMeetingConfiguration),
  bell(listNotifications),
  bell(listNotifications, { search: 'smith' }, 'searched'),
  bell(listNotifications, { unreadOnly: true }, 'unread'),
  bell(getFollowers),
  bell(getFollowers, { iAmFollowing: true }, 'followed'),
  bell(checkIfSettingsExistOrCreate),
  profile(getDevices),
  profile(getSecondFactor),
  profile(getAccountPreferences, { preferenceType: 'chatNotifications' }),
  profile(getAccountClosing),
  profile(getInvitations, { limit: 20 }),
  profile(getInvitations, { limit: 20, search: 'guest' }, 'searched'),
  profile(getInviteUserData),
  profile(checkInvitedUser, { email: 'guest-1@example.org' }),
  profile(getCaptcha, { action: 'inviteInSystemVerification' }),
  profile(getAuthorizedApplications),
  organization(getOrganizationMembers),
  organization(getSuggestionFromGroups),
  organization(getChatStorage),
  integrations(getIntegrations),
  integrations(getApiKeys),
  integrations(getWebhooks),
  integrations(getWebhookDeliveries, ({ webhookId }) => ({ webhookId })),
  integrations(getJiraConnections),
  integrations(getHubstaff),
  visitor(getSignInOptions),
  visitor(getNotificationInvitation, ({ followToken }) => ({ inviteToken: followToken })),
  operator(searchAccounts, { search: 'smith' }),
  operator(getAuditEntries),
  operator(getAuditEntries, { offset: 4_000 }, 'a late page'),
  operator(getOauthClients),
  operator(getRemotes),
  operator(getReleases, { remote: REMOTE }),
  operator(getChannelAudit, { remote: REMOTE }),
  operator(getTesters),
  on('administration')(getPreviews),
  connection(listChatChannels, ({ people }) => ({ accountIds: [people[0]!.accountId] })),
  connection(findAcquaintances, ({ people }) => ({
    accountId: people[0]!.accountId,
    among: people.slice(1).map(({ accountId }) => accountId),
  })),
];
