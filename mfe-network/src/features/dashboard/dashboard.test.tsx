import { networkTexts } from '@meet/network-contract/texts';
import { presenceChanged } from '@meet/network-contract';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { renderInHost, TEST_USER, buildContact, buildStatus, present } from '@meet/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, type ReactElement } from 'react';
import texts from '../../i18n/en_US.json';
import { createNetworkHost, endNetworks } from '../../testing/createNetworkHost.ts';
import { FreeNow } from './FreeNow.tsx';
import { KnownFacepile } from './KnownFacepile.tsx';

afterEach(endNetworks);

const bo = buildContact('Bo Stan', present());
const eva = buildContact('Eva Radu', present(1, { status: 'Busy' }));
const dan = buildContact('Dan Pavel', present(1, { inMeeting: true }));
const flo = buildContact('Flo Ionescu');

async function show(ui: ReactElement, options: Parameters<typeof createNetworkHost>[0] = {}) {
  const host = createNetworkHost(options);
  const result = await renderInHost(ui, { host, texts, contractTexts: [networkTexts] });
  return { ...result, host };
}
const names = () =>
  screen.queryAllByRole('listitem').map((row) => within(row).getByText(/^[A-Z]\w+ [A-Z]\w+$/).textContent);

describe('the list of free contacts', () => {
  it('shows contacts who are neither away, busy nor in a meeting, and follows their presence', async () => {
    const { host } = await show(<FreeNow />, { contacts: [flo, eva, bo, dan] });
    await screen.findByText('Bo Stan');
    expect(names()).toEqual(['Bo Stan']);
    expect(screen.getByRole('img', { name: 'Online' })).toBeVisible();

    const change = { email: eva.email, online: true, time: null, status: buildStatus(), presenceVersion: 2 };
    act(() => host.push(presenceChanged, { presence: change }));
    expect(names()).toEqual(['Bo Stan', 'Eva Radu']);
  });

  it('does not render again for a contact who stays unavailable', async () => {
    const drawn = jest.fn();
    const ui = (
      <Profiler id="free" onRender={drawn}>
        <FreeNow />
      </Profiler>
    );
    const { host } = await show(ui, { contacts: [flo, eva, bo] });
    await screen.findByText('Bo Stan');
    drawn.mockClear();
    const away = { email: eva.email, online: true, time: null, status: buildStatus({ status: 'Away' }) };
    act(() => host.push(presenceChanged, { presence: { ...away, presenceVersion: 2 } }));
    expect(drawn).not.toHaveBeenCalled();
  });

  it('starts a conversation or a call by a click', async () => {
    const onCall = jest.fn<(person: object) => Promise<void>>(async () => {});
    const { host } = await show(<FreeNow onCall={onCall} />, { contacts: [bo] });
    const requested: unknown[] = [];
    host.events.on('conversation.requested@1').subscribe((request) => requested.push(request));
    await userEvent.click(await screen.findByRole('button', { name: 'Write to Bo Stan' }));
    expect(requested).toEqual([{ contactId: bo.contactId }]);
    await userEvent.click(screen.getByRole('button', { name: 'Call Bo Stan' }));
    expect(onCall).toHaveBeenCalledWith({ email: bo.email, fullName: 'Bo Stan' });
  });

  it('offers no actions to an administrator who views the account', async () => {
    await show(<FreeNow />, { contacts: [bo], session: { ...TEST_USER, impersonatedBy: 'Admin' } });
    await screen.findByText('Bo Stan');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('counts contacts who do not fit', async () => {
    const people = ['Ada', 'Bea', 'Cia', 'Dea', 'Eda', 'Fia', 'Gia'].map((name) =>
      buildContact(`${name} Pop`, present()),
    );
    await show(<FreeNow />, { contacts: people });
    expect(await screen.findByText('and 2 more')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });

  it('shows that nobody is free', async () => {
    await show(<FreeNow />, { contacts: [flo] });
    expect(await screen.findByText('None of your contacts is free right now.')).toBeVisible();
  });
});

describe('the faces of a meeting', () => {
  it('have the names of contacts, or else the given names', async () => {
    const people = [
      { name: 'Cleo Martin' },
      { name: bo.email, email: bo.email },
      { name: 'x@y.org', email: 'x@y.org' },
    ];
    await show(<KnownFacepile people={people} max={5} size={32} />, { contacts: [bo] });
    expect(await screen.findByRole('img', { name: 'Cleo Martin, Bo Stan, x@y.org' })).toBeVisible();
  });
});
