export type { NetworkStore, Loading } from './createNetworkStore.ts';
export { getNetworkStore } from './getNetworkStore.ts';
export { getPresence } from './getPresence.ts';
export { EMPTY_NETWORK, OFFLINE } from './NetworkState.ts';
export type { Contact, Group, Member, NetworkState, Presence, SentContact, SentGroup, Status } from './NetworkState.ts';
export { useContacts, useKnownPeople } from './useContacts.ts';
