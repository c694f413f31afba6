import {
  checkIfUserIsLoggedIn,
  checkUserMembership,
  getAppVersion,
  getLoggedInUserData,
} from '@meet/accounts-contract';
import {
  editChatMessage,
  getChatMembers,
  getChatMessageChanges,
  getChatMessages,
  getChatRoom,
  getChatRoomPage,
  listChatRooms,
  markChatRoomRead,
  reactToChatMessage,
  sendChatMessage,
} from '@meet/chat-contract';
import type { AnyCall } from '@meet/contracts';
import {
  cancelScheduledMeeting,
  changeScheduledMeeting,
  createMeeting,
  getMeetingData,
  getMeetingsHistory,
  getMobileAccess,
  getOngoingMeetings,
  getOwnedRoomIds,
  getPersonalMeetingId,
  getRoomIdByAliasAndLabel,
  getScheduledMeetings,
  scheduleMeeting,
} from '@meet/meetings-contract';
import { getContacts, getContactsGroups, getContactsWithAccount, getFrequentUsers } from '@meet/network-contract';
import { OAUTH_SCOPES } from '@meet/oauth-contract';
import type { OauthScope } from '@meet/oauth-contract';
import type { KeyService } from './keyServices.ts';

/** Scope of the key in the profile dialog; an account has one such key. */
export const ACCOUNT_KEY = 'account';
export type KeyScope = KeyService | typeof ACCOUNT_KEY;

/** Calls that every key opens: they return its account and whether it is still valid. */
const itself = [checkIfUserIsLoggedIn, checkUserMembership, getAppVersion, getLoggedInUserData];
const ownRooms = [createMeeting, getMeetingData, getOwnedRoomIds, getPersonalMeetingId];

/**
 * Calls that keys open, by the key's purpose. No key opens calls of the account: name, picture, password, sessions,
 * second factor, preferences, keys or webhooks. No key enters a meeting. Only a key for chats reads or writes messages
 * (docs/adr/0072-programs-in-chat-rooms.md). A longer list needs a decision (docs/adr/0010-what-a-token-opens.md).
 */
export const KEY_SCOPES: Readonly<Record<KeyScope, readonly AnyCall[]>> = {
  [ACCOUNT_KEY]: [
    ...itself,
    ...ownRooms,
    getRoomIdByAliasAndLabel,
    getMobileAccess,
    getOngoingMeetings,
    getScheduledMeetings,
    getContacts,
    getContactsGroups,
    getContactsWithAccount,
    getFrequentUsers,
  ],
  /** For a program that keeps a calendar and the planned meetings the same; it plans meetings in the person's name. */
  calendar: [
    ...itself,
    ...ownRooms,
    getScheduledMeetings,
    scheduleMeeting,
    changeScheduledMeeting,
    cancelScheduledMeeting,
    getContacts,
  ],
  /** For Jira, which creates a room for an issue. */
  jira: [...itself, ...ownRooms, getOngoingMeetings, getScheduledMeetings],
  /** For Hubstaff, which computes the time spent in meetings. */
  hubstaff: [...itself, getOngoingMeetings, getScheduledMeetings, getMeetingsHistory],
  /** For the extension, which finds and creates rooms and suggests people to meet. */
  'chrome-extension': [
    ...itself,
    ...ownRooms,
    getRoomIdByAliasAndLabel,
    getOngoingMeetings,
    getScheduledMeetings,
    getContacts,
    getFrequentUsers,
  ],
  /** For the person's own programs. */
  automation: [...itself, ...ownRooms, getOngoingMeetings, getScheduledMeetings, getMeetingsHistory],
  /** For a program that reads and writes in the account's chat rooms, usually with an account of its own. */
  chat: [
    ...itself,
    listChatRooms,
    getChatRoomPage,
    getChatRoom,
    getChatMembers,
    getChatMessages,
    getChatMessageChanges,
    sendChatMessage,
    editChatMessage,
    reactToChatMessage,
    markChatRoomRead,
  ],
};

/** Returns the paths of the calls that a key opens; none for a service that no longer exists. */
export const openedBy = (scope: string): string[] =>
  Object.hasOwn(KEY_SCOPES, scope) ? KEY_SCOPES[scope as KeyScope].map(({ path }) => path) : [];

/** Returns the purposes whose keys open a call. */
export const servicesThatOpen = ({ path }: Pick<AnyCall, 'path'>): KeyScope[] =>
  (Object.keys(KEY_SCOPES) as KeyScope[]).filter((scope) => openedBy(scope).includes(path));

/**
 * Calls that access tokens open, by the scope that the person granted. They include only calls that some key opens, for
 * the same reasons. Calls that send in the person's name have scopes of their own, apart from those that only read.
 */
const APPLICATION_SCOPES: Readonly<Record<OauthScope, readonly AnyCall[]>> = {
  profile: itself,
  meetings: [...itself, ...ownRooms, getRoomIdByAliasAndLabel, getOngoingMeetings, getScheduledMeetings],
  calendar: [...itself, getScheduledMeetings, scheduleMeeting, changeScheduledMeeting, cancelScheduledMeeting],
  history: [...itself, getMeetingsHistory],
  contacts: [...itself, getContacts, getContactsGroups, getContactsWithAccount, getFrequentUsers],
};

/** Returns the paths of the calls that a token with these scopes opens. */
export const openedToApplication = (scopes: readonly string[]): string[] => [
  ...new Set(
    OAUTH_SCOPES.filter((scope) => scopes.includes(scope)).flatMap((scope) =>
      APPLICATION_SCOPES[scope].map(({ path }) => path),
    ),
  ),
];

/** Returns the scopes that open a call. */
export const scopesThatOpen = ({ path }: Pick<AnyCall, 'path'>): OauthScope[] =>
  OAUTH_SCOPES.filter((scope) => openedToApplication([scope]).includes(path));
