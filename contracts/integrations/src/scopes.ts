import {
  checkIfUserIsLoggedIn,
  checkUserMembership,
  getAppVersion,
  getLoggedInUserData,
} from '@meet/accounts-contract';
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

/** The key of the profile dialog, of which an account has one. */
export const ACCOUNT_KEY = 'account';
export type KeyScope = KeyService | typeof ACCOUNT_KEY;

/** Every key may tell whose it is and that it lives. */
const itself = [checkIfUserIsLoggedIn, checkUserMembership, getAppVersion, getLoggedInUserData];
const ownRooms = [createMeeting, getMeetingData, getOwnedRoomIds, getPersonalMeetingId];

/**
 * All that keys open, by what they are for. No key touches the account: not its name, picture, password, sessions, second
 * factor, preferences, keys or webhooks; none enters a meeting or reads and writes messages. A longer list is a decision
 * (docs/adr/0010-what-a-token-opens.md).
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
  /** Keeps a calendar and the planned meetings alike: the one that plans in the person's name. */
  calendar: [
    ...itself,
    ...ownRooms,
    getScheduledMeetings,
    scheduleMeeting,
    changeScheduledMeeting,
    cancelScheduledMeeting,
    getContacts,
  ],
  /** Makes a room for an issue. */
  jira: [...itself, ...ownRooms, getOngoingMeetings, getScheduledMeetings],
  /** Reckons the time spent in meetings. */
  hubstaff: [...itself, getOngoingMeetings, getScheduledMeetings, getMeetingsHistory],
  /** Finds and makes rooms, and whom to meet. */
  'chrome-extension': [
    ...itself,
    ...ownRooms,
    getRoomIdByAliasAndLabel,
    getOngoingMeetings,
    getScheduledMeetings,
    getContacts,
    getFrequentUsers,
  ],
  /** Programs of the person's own. */
  automation: [...itself, ...ownRooms, getOngoingMeetings, getScheduledMeetings, getMeetingsHistory],
};

/** Paths of the calls that a key opens; none for a service that is no more. */
export const openedBy = (scope: string): string[] =>
  Object.hasOwn(KEY_SCOPES, scope) ? KEY_SCOPES[scope as KeyScope].map(({ path }) => path) : [];

/** Returns the purposes of API keys that open a call. */
export const servicesThatOpen = ({ path }: Pick<AnyCall, 'path'>): KeyScope[] =>
  (Object.keys(KEY_SCOPES) as KeyScope[]).filter((scope) => openedBy(scope).includes(path));

/**
 * Calls that access tokens open, by the person's permission: no call that no key opens, for the same reasons. Calls
 * that send in the person's name are apart from those that only read.
 */
const APPLICATION_SCOPES: Readonly<Record<OauthScope, readonly AnyCall[]>> = {
  profile: itself,
  meetings: [...itself, ...ownRooms, getRoomIdByAliasAndLabel, getOngoingMeetings, getScheduledMeetings],
  calendar: [...itself, getScheduledMeetings, scheduleMeeting, changeScheduledMeeting, cancelScheduledMeeting],
  history: [...itself, getMeetingsHistory],
  contacts: [...itself, getContacts, getContactsGroups, getContactsWithAccount, getFrequentUsers],
};

/** Paths of the calls that a token opens to which a person allowed these scopes. */
export const openedToApplication = (scopes: readonly string[]): string[] => [
  ...new Set(
    OAUTH_SCOPES.filter((scope) => scopes.includes(scope)).flatMap((scope) =>
      APPLICATION_SCOPES[scope].map(({ path }) => path),
    ),
  ),
];

/** The scopes that open a call. */
export const scopesThatOpen = ({ path }: Pick<AnyCall, 'path'>): OauthScope[] =>
  OAUTH_SCOPES.filter((scope) => openedToApplication([scope]).includes(path));
