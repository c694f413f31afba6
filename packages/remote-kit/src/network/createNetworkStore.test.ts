import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { presenceChanged, refreshContacts } from '@meet/network-contract';
import { createScope } from '../state/createScope.ts';
import { skip } from 'rxjs';
import { createTestHost } from '../testing/createTestHost.ts';
import { buildContact, buildGroup, buildNetwork, present } from '../testing/people.ts';
import { createNetworkStore } from './createNetworkStore.ts';

const ana = buildContact('Ana Pop');
const bob = buildContact('Bob Stan');

/** Returns a host whose server has these contacts. */
function createHost(contacts: (typeof ana)[]) {
  const server = { broken: false, answer: (): unknown => buildNetwork(contacts) };
  function getNetworkChanges() {
    if (server.broken) throw new Error('The server is down.');
    return server.answer();
  }
  const host = createTestHost({ api: { getNetworkChanges } });
  const inputs = () => host.calls.filter(({ name }) => name === 'getNetworkChanges').map(({ input }) => input);
  return Object.assign(host, { server, inputs });
}

interface Slice {
  readonly since: string;
  readonly groups: readonly object[];
  readonly groupsAfter?: string;
  readonly groupsUpTo?: string;
}

describe('the network', () => {
  let scope: ReturnType<typeof createScope>;

  beforeEach(() => {
    jest.useFakeTimers();
    scope = createScope();
  });
  afterEach(() => {
    scope.end();
    jest.useRealTimers();
  });

  const settle = () => jest.advanceTimersByTimeAsync(0);
  const fetches = (host: ReturnType<typeof createHost>) => host.inputs().length;
  const addition = (contact: typeof ana) => ({ contacts: [contact], removedContactIds: [], refetchContacts: false });

  it('is fetched once connected', async () => {
    const host = createHost([ana]);
    host.setConnection('connecting');
    const store = createNetworkStore(scope, host);
    await settle();
    expect(fetches(host)).toBe(0);
    host.setConnection('online');
    await settle();
    expect(fetches(host)).toBe(1);
    expect(store.loading$.value).toBe('ready');
    expect([...store.state$.value.contacts.keys()]).toEqual([ana.contactId]);
  });

  it('is also fetched if no connection comes', async () => {
    const host = createHost([ana]);
    host.setConnection('connecting');
    createNetworkStore(scope, host);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(fetches(host)).toBe(1);
  });

  it('keeps events that arrive during the fetch', async () => {
    const host = createHost([ana]);
    const store = createNetworkStore(scope, host);
    host.push(refreshContacts, addition(bob) as never);
    host.push(presenceChanged, { presence: { email: ana.email, ...present() } } as never);
    await settle();
    expect([...store.state$.value.contacts.keys()]).toEqual([ana.contactId, bob.contactId]);
    expect(store.state$.value.presences.get(ana.email)!.online).toBe(true);
  });

  it('changes at most once a frame for many events, and keeps each person’s last presence', async () => {
    const people = Array.from({ length: 1_000 }, (_, index) => buildContact(`Person ${index}`));
    const host = createHost(people);
    const store = createNetworkStore(scope, host);
    await settle();
    const states = new Set<unknown>();
    scope.listen(store.state$.pipe(skip(1)), (state) => states.add(state));
    for (const { email } of people) {
      host.push(presenceChanged, { presence: { email, ...present(1, { status: 'Busy' }) } } as never);
      host.push(presenceChanged, { presence: { email, ...present(2, { status: 'Away' }) } } as never);
      host.push(presenceChanged, { presence: { email, ...present(1, { status: 'Busy' }) } } as never);
    }
    expect(states.size).toBe(1);
    await jest.advanceTimersByTimeAsync(16);
    expect(states.size).toBe(2);
    const { presences } = store.state$.value;
    expect(people.filter(({ email }) => presences.get(email)?.status?.status === 'Away')).toHaveLength(1_000);
  });

  it('requests changes since the last answer, and keeps its state if there are none', async () => {
    const host = createHost([ana, bob]);
    const store = createNetworkStore(scope, host);
    await settle();
    const before = store.state$.value;
    const empty = {
      isWhole: false,
      contacts: [],
      removedContactIds: [],
      groups: [],
      removedGroupIds: [],
      presences: [],
    };
    host.server.answer = () => ({ ...empty, mark: '1.2' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(store.state$.value).toBe(before);
    const cleo = buildContact('Cleo Ray');
    host.server.answer = () => ({
      ...{ ...empty, contacts: [cleo], removedContactIds: [bob.contactId], mark: '1.3' },
      presences: [{ email: ana.email, ...present() }],
    });
    await jest.advanceTimersByTimeAsync(60_000);
    expect([...store.state$.value.contacts.keys()]).toEqual([ana.contactId, cleo.contactId]);
    expect(store.state$.value.presences.get(ana.email)!.online).toBe(true);
    expect(host.inputs()).toEqual([{}, { since: '1.1', groups: [] }, { since: '1.2', groups: [] }]);
  });

  it('splits a request about many groups into slices, and applies each answer', async () => {
    const groups = Array.from({ length: 2_500 }, (_, at) => ({
      ...buildGroup(`Group ${at}`, ana.email),
      groupId: `g${String(at).padStart(4, '0')}`,
    }));
    const host = createHost([]);
    host.server.answer = () => buildNetwork([], groups);
    const store = createNetworkStore(scope, host);
    await settle();
    const sliced = () => host.inputs().slice(1) as Slice[];
    host.server.answer = () => ({
      ...{ isWhole: false, contacts: [], removedContactIds: [], groups: [], presences: [] },
      ...{ removedGroupIds: [`g${sliced().length}999`], mark: `1.${sliced().length + 1}` },
    });
    store.refresh();
    await settle();
    expect(sliced().map(({ groups, ...slice }) => ({ ...slice, count: groups.length }))).toEqual([
      { since: '1.1', groupsUpTo: 'g0999', count: 1_000 },
      { since: '1.1', groupsAfter: 'g0999', groupsUpTo: 'g1999', count: 1_000 },
      { since: '1.1', groupsAfter: 'g1999', count: 500 },
    ]);
    expect(store.state$.value.groups.has('g1999')).toBe(false);
    expect(store.state$.value.groups.size).toBe(2_499);
    store.refresh();
    await settle();
    // The next request covers changes that happened during the later requests.
    expect(sliced().slice(3)).toMatchObject(Array(3).fill({ since: '1.2' }));
  });

  it('restores a locally removed contact if the server sends it again', async () => {
    const host = createHost([ana]);
    const store = createNetworkStore(scope, host);
    await settle();
    store.apply({
      type: refreshContacts.type,
      payload: { contacts: [], removedContactIds: [ana.contactId], refetchContacts: false },
    });
    host.server.answer = () => ({
      ...{ isWhole: false, contacts: [ana], removedContactIds: [], groups: [], removedGroupIds: [], presences: [] },
      mark: '1.2',
    });
    await jest.advanceTimersByTimeAsync(60_000);
    expect([...store.state$.value.contacts.keys()]).toEqual([ana.contactId]);
  });

  it('is fetched again after a lost connection, every minute, and on the server’s request', async () => {
    const host = createHost([ana]);
    createNetworkStore(scope, host);
    await settle();
    host.setConnection('offline');
    host.setConnection('online');
    await settle();
    expect(fetches(host)).toBe(2);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(fetches(host)).toBe(3);
    host.push(refreshContacts, { contacts: [], removedContactIds: [], refetchContacts: true });
    await settle();
    expect(fetches(host)).toBe(4);
    scope.end();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(fetches(host)).toBe(4);
  });

  it('reports a failed fetch, keeps its contacts, and recovers', async () => {
    const host = createHost([ana]);
    host.server.broken = true;
    const store = createNetworkStore(scope, host);
    await settle();
    expect([store.loading$.value, store.serverIssue$.value]).toEqual(['failed', true]);
    host.server.broken = false;
    store.refresh();
    expect(store.loading$.value).toBe('loading');
    await settle();
    expect([store.loading$.value, store.serverIssue$.value]).toEqual(['ready', false]);
    host.server.broken = true;
    store.refresh();
    await settle();
    expect([store.loading$.value, store.serverIssue$.value]).toEqual(['ready', true]);
    expect(store.state$.value.contacts.size).toBe(1);
  });
});
