import { getPresenceMark } from '@meet/network-contract';
import type { Behavior, HostApi, Scope } from '@meet/remote-kit';
import { combineLatest, filter, map } from 'rxjs';
import { createContactOrder } from './createContactOrder.ts';
import { createContactsImport, type ContactsImport } from './createContactsImport.ts';
import { createMeetingGate } from './createMeetingGate.ts';
import { createNetworkActions, type NetworkActions } from './createNetworkActions.ts';
import {
  getNetworkStore,
  EMPTY_NETWORK,
  getPresence,
  type NetworkStore,
  type Contact,
  type Group,
  type NetworkState,
  type Presence,
} from '@meet/remote-kit/network';
import { createStatusViewModel, type StatusViewModel } from './createStatusViewModel.ts';
import { groupNamesByEmail, matchesContact, matchesGroup } from './filterNetwork.ts';

export interface NetworkViewModel extends Omit<NetworkStore, 'apply' | 'contacts$' | 'load'> {
  readonly search$: Behavior<string>;
  readonly setSearch: (search: string) => void;
  /** Contacts that match the search, in the order of the list. */
  readonly contacts$: Behavior<readonly Contact[]>;
  /** Contacts who are present and neither away, busy nor in a meeting, in the same order. */
  readonly free$: Behavior<readonly Contact[]>;
  /** Whether there is any contact, whatever the search. */
  readonly hasContacts$: Behavior<boolean>;
  readonly groups$: Behavior<readonly Group[]>;
  readonly openGroups$: Behavior<ReadonlySet<string>>;
  readonly toggleGroup: (groupId: string) => void;
  readonly ownStatus: StatusViewModel;
  /** The room to which contacts can be added; undefined while none is ready. */
  readonly meetingRoom$: Behavior<string | undefined>;
  readonly actions: NetworkActions;
  readonly contactsImport: ContactsImport;
}

export function createNetworkViewModel(scope: Scope, host: HostApi): NetworkViewModel {
  const store = getNetworkStore(host);
  const orderContacts = createContactOrder(host.i18n.locale.replace('_', '-'));
  const search$ = scope.state('');
  const openGroups$ = scope.state<ReadonlySet<string>>(new Set());
  const contactsImport = createContactsImport(scope, host);
  const shown$ = combineLatest([store.state$, search$]);
  // Contacts are sorted as they arrive, a hundred at a time, because sorting all at once would block the page.
  const ordered$ = scope.behavior(
    { state: EMPTY_NETWORK, ordered: NOBODY },
    store.state$.pipe(map((state) => ({ state, ordered: orderContacts(state) }))),
  );

  return {
    state$: store.state$,
    loading$: store.loading$,
    serverIssue$: store.serverIssue$,
    refresh: store.refresh,
    search$,
    setSearch: (search) => search$.next(search),
    hasContacts$: scope.behavior(false, store.state$.pipe(map(({ contacts }) => contacts.size > 0))),
    contacts$: scope.behavior(
      NOBODY,
      combineLatest([ordered$, search$, contactsImport.importing$]).pipe(
        // Thousands of contacts arrive while the spinner shows, and are drawn once at the end.
        filter(([, , importing]) => !importing),
        map(([{ state, ordered }, search]) => filterContacts(ordered, state, search)),
      ),
      isSameList,
    ),
    free$: scope.behavior(
      NOBODY,
      ordered$.pipe(map(({ state, ordered }) => ordered.filter(({ email }) => isFree(getPresence(state, email))))),
      isSameList,
    ),
    groups$: scope.behavior<readonly Group[]>(
      [],
      shown$.pipe(map(([{ groups }, search]) => listGroups(groups, search))),
      isSameList,
    ),
    openGroups$,
    toggleGroup(groupId) {
      const open = new Set(openGroups$.value);
      if (!open.delete(groupId)) open.add(groupId);
      openGroups$.next(open);
    },
    ownStatus: createStatusViewModel(scope, host),
    meetingRoom$: createMeetingGate(scope, host.events),
    actions: createNetworkActions(host, store),
    contactsImport,
  };
}

const NOBODY: readonly Contact[] = [];

const isFree = (presence: Presence) => getPresenceMark(presence) === 'online' && !presence.status?.inMeeting;

function filterContacts(ordered: readonly Contact[], { groups }: NetworkState, search: string): readonly Contact[] {
  if (!search.trim()) return ordered;
  const groupNames = groupNamesByEmail(groups.values());
  return ordered.filter((contact) => matchesContact(contact, groupNames.get(contact.email) ?? [], search));
}

function listGroups(groups: NetworkState['groups'], search: string): readonly Group[] {
  return [...groups.values()]
    .filter((group) => matchesGroup(group, search))
    .sort((a, b) => a.groupName.localeCompare(b.groupName));
}

function isSameList<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
