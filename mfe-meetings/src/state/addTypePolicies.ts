import type { InMemoryCache, TypePolicies } from '@apollo/client';
import type { HostApi } from '@meet/remote-kit';

/** By what the cache knows the types again that pages of this remote draw from it. */
const POLICIES: TypePolicies = {
  // One room, whichever list it stands in: what renames or deletes it shows in all of them.
  MeetingOption: { keyFields: ['roomId'] },
  MeetingData: { keyFields: ['roomId'] },
  // There is one of each for the person signed in.
  OwnedRooms: { keyFields: [], fields: { roomIds: { merge: false } } },
  HostMeetingConfiguration: { keyFields: [] },
  // Lists are answered whole.
  StartMeetingConfiguration: {
    fields: { meetings: { merge: false }, contacts: { merge: false }, participants: { merge: false } },
  },
};

/** Policies hold for types, not for people: they stay when somebody signs out, and the cache is emptied. */
export function addTypePolicies({ apollo }: Pick<HostApi, 'apollo'>): void {
  (apollo.cache as InMemoryCache).policies.addTypePolicies(POLICIES);
}
