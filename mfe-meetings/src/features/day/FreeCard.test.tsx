import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { LoadedRemote, RemoteHandle, SlotDirectory, SlotProps } from '@meet/remote-kit';
import { createTestHost, renderInHost, TEST_USER, type TestHost } from '@meet/remote-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore } from 'jotai';
import texts from '../../i18n/en_US.json';
import { FreeCard } from './FreeCard.tsx';

/** The test's content of the slot: Bo, who can be called if the slot passes `onCall`. */
function Bo({ onCall }: SlotProps<'dashboard.people/v1'>) {
  const call = () => void onCall?.({ fullName: 'Bo Stan', email: 'bo@example.com' });
  return onCall ? <button onClick={call}>Call Bo</button> : <p>Bo</p>;
}

function buildSlots(host: TestHost): SlotDirectory {
  const extension = Promise.resolve(Bo);
  const remote = { id: 'network', host, store: createStore(), extension: () => extension } as unknown as LoadedRemote;
  const loading = Promise.resolve(remote);
  const handle: RemoteHandle = {
    ...{ id: 'network', version: '1.0.0', words: 'People' },
    load: () => loading,
    reset() {},
  };
  const fillers = [handle];
  return { getFillers: (name) => (name === 'dashboard.people/v1' ? fillers : []), subscribe: () => () => {} };
}

describe('a free contact', () => {
  let open: ReturnType<typeof jest.spyOn>;
  beforeEach(() => {
    localStorage.setItem('showQuickGuide-jitsi_quick_guide', '0');
    open = jest.spyOn(window, 'open').mockReturnValue({} as Window);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  async function show(api: Record<string, unknown> = {}, session = TEST_USER) {
    const host = createTestHost({ session, api: { getPersonalMeetingId: { personalMeetingId: '123456789' }, ...api } });
    await renderInHost(<FreeCard />, { host, texts, slots: buildSlots(host) });
    return host;
  }

  it('is called by a click, and the new meeting opens', async () => {
    const host = await show({ startMeetingWithContacts: { mailFailure: null } });
    await userEvent.click(await screen.findByRole('button', { name: 'Call Bo' }));
    expect(host.calls.at(-1)).toMatchObject({
      name: 'startMeetingWithContacts',
      input: { roomId: '123456789', invitedParticipants: [{ email: 'bo@example.com', fullName: 'Bo Stan' }] },
    });
    expect(open).toHaveBeenCalledWith('/s/123456789', '_blank');
  });

  it('is not called if the server refuses, and an error is shown', async () => {
    const host = await show({ startMeetingWithContacts: () => Promise.reject(new Error('Not now.')) });
    await userEvent.click(await screen.findByRole('button', { name: 'Call Bo' }));
    expect(host.toasts).toEqual([{ type: 'error', message: 'Not now.' }]);
    expect(open).not.toHaveBeenCalled();
  });

  it('cannot be called by an administrator who views the account', async () => {
    await show({}, { ...TEST_USER, impersonatedBy: 'Admin' });
    expect(await screen.findByText('Bo')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not shown if no remote provides contacts', async () => {
    await renderInHost(<FreeCard />, { texts });
    expect(screen.queryByText('Free now')).toBeNull();
  });
});
