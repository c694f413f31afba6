import { HEADERS, toOperationName } from '@meet/contracts';
import type { BusEvent } from '@meet/contracts/events';
import { EVENTS_DOCUMENT } from '@meet/contracts/graphql';
import {
  addContact,
  addMembersToGroup,
  addRemoveContactFromMyTeam,
  createContactsGroups,
  deleteContact,
  deleteContactsGroup,
  editContact,
  editContactsGroupName,
  getContacts,
  insertContacts,
  pingOnlineContacts,
  removeMemberFromGroup,
  togglePinContact,
  updateStatus,
} from '@meet/network-contract';
import { getNetworkChanges } from '@meet/network-contract/operations';
import type { APIRequestContext } from '@playwright/test';
import {
  applyChanges,
  applyEvent,
  EMPTY_NETWORK,
  getPresence,
  replaceNetwork,
  type NetworkChanges,
  type NetworkState,
} from '@meet/remote-kit/testing/network';
import { createClient } from 'graphql-ws';
import { newAccount, post, type Account } from '../../fixtures/api.ts';
import { expect, test } from '../../fixtures/test.ts';

interface NetworkAnswer extends NetworkChanges {
  readonly isWhole: boolean;
  readonly mark: string;
}

/** Returns a person's network after fetching the changes since `known`, or everything if `known` is empty. */
async function fetchNetwork(
  request: APIRequestContext,
  { token }: Account,
  known: NetworkState = EMPTY_NETWORK,
): Promise<NetworkState> {
  const groups = [...known.groups.values()].map(({ groupId, version }) => ({ groupId, version }));
  const response = await request.post('/graphql', {
    data: {
      operationName: toOperationName(getNetworkChanges),
      extensions: { persistedQuery: { version: 1, sha256Hash: getNetworkChanges.hash } },
      variables: known.mark ? { since: known.mark, groups } : {},
    },
    headers: { [HEADERS.userToken]: token },
  });
  const { data } = (await response.json()) as { data: { networkChanges: NetworkAnswer } };
  const answer = data.networkChanges;
  return { ...(answer.isWhole ? replaceNetwork(known, answer) : applyChanges(known, answer)), mark: answer.mark };
}

/** Subscribes to a person's events and records every event from then on. */
async function listen(baseURL: string, { token }: Account) {
  const events: BusEvent[] = [];
  const client = createClient({
    url: `${baseURL.replace(/^http/, 'ws')}/graphql`,
    connectionParams: { [HEADERS.userToken]: token },
    webSocketImpl: WebSocket,
  });
  const ready = Promise.withResolvers<void>();
  client.subscribe<{ events: BusEvent }>(
    { query: EVENTS_DOCUMENT, operationName: 'Events' },
    {
      next({ data }) {
        if (data!.events.type === 'subscribed') ready.resolve();
        else events.push(data!.events);
      },
      error: (error) => ready.reject(error as Error),
      complete: () => {},
    },
  );
  await ready.promise;
  return { events, stop: () => client.dispose() };
}

/** Returns everything that is visible, in a fixed order. */
function seen(state: NetworkState) {
  const byKey = <Value>(map: ReadonlyMap<string, Value>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  const people = [...state.contacts.values(), ...[...state.groups.values()].flatMap(({ members }) => members)];
  const presences = new Map(people.map(({ email }) => [email, getPresence(state, email)]));
  return [byKey(state.contacts), byKey(state.groups), byKey(presences)];
}

test('applying events, fetching changes and fetching everything give the same network', async ({
  request,
  baseURL,
}) => {
  const ana = await newAccount(request, 'Ana Pop');
  const bob = await newAccount(request, 'Bob Stan');
  const { events, stop } = await listen(baseURL!, ana);
  let state = await fetchNetwork(request, ana);
  let polled = state;

  const findContact = async (email: string, owner = ana) => {
    const { contacts } = await post(request, getContacts, {} as never, owner.token);
    return contacts.find((contact) => contact.email === email)!;
  };
  const getGroup = () => [...state.groups.values()][0]!;
  const steps: [string, () => Promise<unknown>][] = [
    ['add', () => post(request, addContact, { contactEmail: bob.email, contactName: 'Bob' }, ana.token)],
    ['import', () => post(request, insertContacts, { insertData: [{ email: `x${bob.email}`, name: 'X' }] }, ana.token)],
    ['be added', () => post(request, addContact, { contactEmail: ana.email, contactName: 'Ana' }, bob.token)],
    ['come online', () => post(request, pingOnlineContacts, {}, bob.token)],
    [
      'set a status',
      () => post(request, updateStatus, { status: 'Busy', statusDescription: 'Lunch' } as never, bob.token),
    ],
    ['hide', () => post(request, updateStatus, { status: 'Invisible' } as never, bob.token)],
    ['come back', () => post(request, updateStatus, { status: 'Available' } as never, bob.token)],
    [
      'rename',
      async () =>
        post(
          request,
          editContact,
          { contactId: (await findContact(bob.email)).contactId, contactName: 'Bobby' },
          ana.token,
        ),
    ],
    [
      'pin',
      async () => post(request, togglePinContact, { contactId: (await findContact(bob.email)).contactId }, ana.token),
    ],
    [
      'mark',
      async () =>
        post(
          request,
          addRemoveContactFromMyTeam,
          { contactId: (await findContact(bob.email)).contactId, operation: 0 } as never,
          ana.token,
        ),
    ],
    [
      'make a group',
      async () =>
        post(
          request,
          createContactsGroups,
          { groupName: 'Design', contactsInNewGroup: [await findContact(bob.email)] } as never,
          ana.token,
        ),
    ],
    [
      'rename the group',
      () => post(request, editContactsGroupName, { groupId: getGroup().groupId, groupName: 'Makers' }, ana.token),
    ],
    [
      'add a member',
      async () =>
        post(
          request,
          addMembersToGroup,
          { groupId: getGroup().groupId, contactsInGroup: [await findContact(`x${bob.email}`)] } as never,
          ana.token,
        ),
    ],
    [
      'remove a member',
      async () =>
        post(
          request,
          removeMemberFromGroup,
          { groupId: getGroup().groupId, contactId: (await findContact(bob.email)).contactId },
          ana.token,
        ),
    ],
    ['delete the group', () => post(request, deleteContactsGroup, { groupId: getGroup().groupId }, ana.token)],
    [
      'be deleted',
      async () => post(request, deleteContact, { contactId: (await findContact(ana.email, bob)).contactId }, bob.token),
    ],
    [
      'delete',
      async () => post(request, deleteContact, { contactId: (await findContact(bob.email)).contactId }, ana.token),
    ],
  ];

  for (const [step, act] of steps) {
    await act();
    // The effect of an action on the other person's list follows soon after the answer.
    await expect(async () => {
      const fetched = seen(await fetchNetwork(request, ana));
      state = events.splice(0).reduce(applyEvent, state);
      expect(seen(state), step).toEqual(fetched);
      polled = await fetchNetwork(request, ana, polled);
      expect(seen(polled), step).toEqual(fetched);
    }).toPass();
  }
  await stop();
});

test('a stranger receives no events about other people’s changes', async ({ request, baseURL }) => {
  const ana = await newAccount(request, 'Ana Pop');
  const bob = await newAccount(request, 'Bob Stan');
  const eve = await newAccount(request, 'Eve');
  const { events, stop } = await listen(baseURL!, eve);
  await post(request, addContact, { contactEmail: bob.email, contactName: 'Bob' }, ana.token);
  await post(request, pingOnlineContacts, {}, bob.token);
  await post(request, updateStatus, { status: 'Away' } as never, eve.token);
  // Her own change was made after all of theirs: once its event has arrived, no other is on its way.
  await expect.poll(() => events.map(({ type }) => type)).toEqual(expect.arrayContaining(['statusChanged']));
  expect(events.filter(({ channel }) => channel !== events[0]!.channel)).toEqual([]);
  expect(JSON.stringify(events)).not.toContain(bob.email);
  await stop();
});
