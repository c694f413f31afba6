import { mergeContacts } from '../network/mergeNetwork.ts';
import {
  EMPTY_NETWORK,
  type Presence,
  type SentContact,
  type SentGroup,
  type Status,
} from '../network/NetworkState.ts';

/** Returns a current status, Available by default. */
export const buildStatus = (changes: Partial<Status> = {}): Status => ({
  status: 'Available',
  statusDescription: '',
  statusStart: 1_700_000_000,
  statusEnd: null,
  inMeeting: false,
  ...changes,
});

const offline: Presence = { online: false, time: null, status: null, presenceVersion: 0 };

/** Returns a contact as the server sends it. Id and e-mail are derived from the name. */
export function buildContact(fullName: string, changes: Partial<SentContact> = {}): SentContact {
  const slug = fullName.toLowerCase().replace(/\W+/g, '.');
  return {
    contactId: slug,
    fullName,
    email: `${slug}@example.com`,
    avatar: null,
    color: '#1f66b0',
    ...offline,
    time: null,
    status: null,
    hasAccount: true,
    pin: 0,
    isInMyTeam: 0,
    isPartner: 0,
    isFrequentUser: 0,
    version: 1,
    ...changes,
  };
}

/** Returns a group whose admin is the owner. */
export function buildGroup(groupName: string, ownerEmail: string, members: SentContact[] = []): SentGroup {
  const admin = buildContact('Admin Person', { contactId: '0', email: ownerEmail, fullName: 'Group Owner' });
  return {
    groupId: `group-${groupName.toLowerCase()}`,
    groupName,
    ownerEmail,
    version: 1,
    members: [admin, ...members].map(
      ({ contactId, fullName, email, avatar, color, online, time, status, presenceVersion }) => ({
        contactId,
        fullName,
        email,
        avatar,
        color,
        online,
        time,
        status,
        presenceVersion,
        isAdmin: contactId === '0',
        role: 0,
      }),
    ),
  };
}

export const present = (presenceVersion = 1, changes: Partial<Status> = {}) => ({
  online: true,
  time: null,
  status: buildStatus(changes),
  presenceVersion,
});

/** Returns a complete answer of getNetworkChanges. */
export const buildNetwork = (contacts: readonly SentContact[] = [], groups: readonly SentGroup[] = []) => ({
  ...{ isWhole: true, contacts, groups, mark: '1.1' },
  ...{ removedContactIds: [], removedGroupIds: [], presences: [] },
});

/** Returns the state of a store with these contacts, in addition to those of an earlier state. */
export const buildNetworkState = (contacts: readonly SentContact[], before = EMPTY_NETWORK) =>
  mergeContacts(before, contacts);
