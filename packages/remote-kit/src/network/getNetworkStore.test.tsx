import { describe, expect, it } from '@jest/globals';
import { presenceChanged, refreshContacts } from '@meet/network-contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Fragment, type ReactElement } from 'react';
import type { HostApi } from '../host/HostApi.ts';
import { HostContext } from '../host/HostContext.ts';
import { createTestHost, TEST_USER } from '../testing/createTestHost.ts';
import { buildContact, buildNetwork, present } from '../testing/people.ts';
import type { NetworkStore } from './createNetworkStore.ts';
import { getNetworkStore } from './getNetworkStore.ts';
import { useContacts, useKnownPeople } from './useContacts.ts';

const ana = buildContact('Ana Pop');
const bob = buildContact('Bob Stan');

const Names = ({ isNeeded }: { isNeeded?: boolean }) => (
  <p data-testid="names">
    {useContacts(isNeeded)
      .map(({ fullName }) => fullName)
      .join()}
  </p>
);
const Marks = () => (
  <p data-testid="marks">
    {useKnownPeople()
      .map(({ fullName, presence }) => `${fullName} ${presence}`)
      .join()}
  </p>
);

/** Returns the hosts of two remotes in one tab whose server has these contacts. */
function openTab(contacts: (typeof ana)[]) {
  const server = { contacts, broken: false };
  function getNetworkChanges() {
    if (server.broken) throw new Error('The server is down.');
    return buildNetwork(server.contacts);
  }
  const host = createTestHost({ api: { getNetworkChanges } });
  const ofChat: HostApi = { ...host };
  const ofMeetings: HostApi = { ...host };
  const draw = (...parts: [HostApi, ReactElement][]) =>
    render(
      <>
        {parts.map(([of, part], index) => (
          <Fragment key={index}>
            <HostContext value={of}>{part}</HostContext>
          </Fragment>
        ))}
      </>,
    );
  const fetches = () => host.calls.length;
  return { host, server, ofChat, ofMeetings, draw, fetches };
}

const text = (id: string) => screen.getByTestId(id).textContent;
const change = (contacts: (typeof ana)[], removedContactIds: string[]) => ({
  contacts,
  removedContactIds,
  refetchContacts: false,
});

describe('the contacts of a tab', () => {
  it('are fetched once for all remotes, and the same events change them everywhere', async () => {
    const { host, ofChat, ofMeetings, draw, fetches } = openTab([ana]);
    draw([ofChat, <Names key="names" />], [ofMeetings, <Marks key="marks" />]);
    await waitFor(() => expect([text('names'), text('marks')]).toEqual(['Ana Pop', 'Ana Pop offline']));
    act(() => host.push(refreshContacts, change([bob], [])));
    expect(text('names')).toBe('Ana Pop,Bob Stan');
    await waitFor(() => expect(text('marks')).toBe('Ana Pop offline,Bob Stan offline'));
    act(() => host.push(presenceChanged, { presence: { email: bob.email, ...present() } } as never));
    await waitFor(() => expect(text('marks')).toBe('Ana Pop offline,Bob Stan online'));
    act(() => host.push(refreshContacts, change([], [ana.contactId])));
    await waitFor(() => expect([text('names'), text('marks')]).toEqual(['Bob Stan', 'Bob Stan online']));
    expect(fetches()).toBe(1);
  });

  it('are not fetched while nobody needs them', () => {
    const { ofChat, draw, fetches } = openTab([ana]);
    draw([ofChat, <Names key="names" isNeeded={false} />]);
    expect([text('names'), fetches()]).toEqual(['', 0]);
  });

  it('stay the same list when only a presence changes', async () => {
    const { host, ofChat } = openTab([ana, bob]);
    const store = getNetworkStore(ofChat);
    await store.load();
    const before = store.contacts$.value;
    host.push(presenceChanged, { presence: { email: ana.email, ...present() } } as never);
    expect(store.state$.value.presences.get(ana.email)!.online).toBe(true);
    expect(store.contacts$.value).toBe(before);
  });

  it('report a failed fetch to its caller, and are fetched again for the next one', async () => {
    const { server, ofChat, ofMeetings, draw, fetches } = openTab([ana]);
    server.broken = true;
    await expect(getNetworkStore(ofChat).load()).rejects.toThrow('The server is down.');
    server.broken = false;
    draw([ofMeetings, <Names key="names" />]);
    await waitFor(() => expect(text('names')).toBe('Ana Pop'));
    const { contacts } = await getNetworkStore(ofChat).load();
    expect([...contacts.keys()]).toEqual([ana.contactId]);
    expect(fetches()).toBe(2);
  });

  it('belong to the new person after another sign-in, and end with the session', async () => {
    const { host, server, ofChat, ofMeetings, fetches } = openTab([ana]);
    const first = getNetworkStore(ofChat);
    await first.load();
    host.setSession({ ...TEST_USER, fullName: 'Ana B. Pop' });
    expect(getNetworkStore(ofMeetings)).toBe(first);
    host.setSession({ ...TEST_USER, token: 'token-of-bob' });
    server.contacts = [bob];
    const second = getNetworkStore(ofMeetings);
    expect(getNetworkStore(ofChat)).toBe(second);
    expect([...(await second.load()).contacts.keys()]).toEqual([bob.contactId]);
    expect([...first.state$.value.contacts.keys()]).toEqual([ana.contactId]);
    host.setSession({ state: 'visitor', isAdmin: false });
    host.setConnection('offline');
    host.setConnection('online');
    expect(fetches()).toBe(2);
  });

  it('belong to the new person even for a remote that is notified before the store', async () => {
    const { host, server, ofChat } = openTab([ana]);
    const heard: NetworkStore[] = [];
    host.session$.subscribe(() => heard.push(getNetworkStore(ofChat)));
    await heard[0]!.load();
    server.contacts = [bob];
    host.setSession({ ...TEST_USER, token: 'token-of-bob' });
    expect([...(await heard[1]!.load()).contacts.keys()]).toEqual([bob.contactId]);
    expect(getNetworkStore(ofChat)).toBe(heard[1]);
  });
});
