import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { statusChanged, type StatusName } from '@meet/network-contract';
import { createScope } from '@meet/remote-kit';
import { TEST_USER, buildStatus } from '@meet/remote-kit/testing';
import { checkLiveQuery } from '@meet/remote-kit/testing/checkLiveQuery';
import type { Status } from '@meet/remote-kit/network';
import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { createNetworkHost, failure } from '../testing/createNetworkHost.ts';
import { createStatusViewModel, reduceStatus, STATUS_CHANNEL } from './createStatusViewModel.ts';

describe('the own status', () => {
  let scope: ReturnType<typeof createScope>;
  beforeEach(() => {
    scope = createScope();
  });
  afterEach(() => scope.end());

  const accepting = {
    updateStatus: (input: object) => ({
      __typename: 'UpdateStatusSuccess',
      status: { ...buildStatus(), ...input, inMeeting: false },
    }),
  };
  const updates = (host: ReturnType<typeof createNetworkHost>) =>
    host.requested.filter(({ name }) => name === 'UpdateStatus').map(({ input }) => input);

  it('becomes Available if the server has none', async () => {
    const host = createNetworkHost({ answers: accepting });
    host.server.status = null;
    const { status$ } = createStatusViewModel(scope, host);
    await waitFor(() => expect(status$.value).toMatchObject({ status: 'Available' }));
    expect(updates(host)).toMatchObject([
      { status: 'Available', statusDescription: '', statusEnd: null, unlessSet: 1 },
    ]);
  });

  it('stays unset while an administrator views the account', async () => {
    const host = createNetworkHost({ answers: accepting });
    host.server.status = null;
    host.setSession({ ...TEST_USER, impersonatedBy: 'Root' });
    const { status$ } = createStatusViewModel(scope, host);
    await waitFor(() => expect(host.requested.map(({ name }) => name)).toContain('GetOwnStatus'));
    // The person now chooses a status: the next fetch shows it, and nothing was sent before.
    host.server.status = buildStatus({ status: 'Busy' });
    host.setConnection('offline');
    host.setConnection('online');
    await waitFor(() => expect(status$.value).toMatchObject({ status: 'Busy' }));
    expect(updates(host)).toEqual([]);
  });

  it('stays unchanged if the server has one', async () => {
    const host = createNetworkHost({ answers: accepting });
    host.server.status = buildStatus({ status: 'Busy' });
    const { status$ } = createStatusViewModel(scope, host);
    await waitFor(() => expect(status$.value).toMatchObject({ status: 'Busy' }));
    expect(updates(host)).toEqual([]);
  });

  it('is sent, shown, and published to the page and to other tabs', async () => {
    const host = createNetworkHost({ answers: accepting });
    const notified: unknown[] = [];
    scope.listen(host.events.on('status.changed@1'), (payload) => notified.push(payload));
    const otherTab = new BroadcastChannel(STATUS_CHANNEL);
    const heard: unknown[] = [];
    otherTab.onmessage = ({ data }: MessageEvent) => heard.push(data);
    scope.onEnd(() => otherTab.close());
    const { status$, setStatus } = createStatusViewModel(scope, host);
    await waitFor(() => expect(status$.value).not.toBeNull());
    await setStatus({ status: 'Away', statusEnd: 1_900_000_000 });
    expect(status$.value).toMatchObject({ status: 'Away', statusEnd: 1_900_000_000 });
    expect(notified.at(-1)).toMatchObject({ status: 'Away', statusEnd: 1_900_000_000 });
    await waitFor(() => expect(heard).toMatchObject([{ status: 'Away' }]));
  });

  it('keeps its start when it becomes invisible', async () => {
    const host = createNetworkHost({ answers: accepting });
    host.server.status = buildStatus({ status: 'Busy', statusStart: 1_600_000_000 });
    const { status$, setStatus } = createStatusViewModel(scope, host);
    await waitFor(() => expect(status$.value).not.toBeNull());
    await setStatus({ status: 'Invisible' });
    expect(updates(host)).toMatchObject([{ status: 'Invisible', statusStart: 1_600_000_000 }]);
  });

  it('follows other tabs and other devices', async () => {
    const host = createNetworkHost();
    const { status$ } = createStatusViewModel(scope, host);
    await waitFor(() => expect(status$.value).not.toBeNull());
    host.push(statusChanged, { ownStatus: buildStatus({ status: 'Busy', statusEnd: 1_900_000_000 }) } as never);
    expect(status$.value).toMatchObject({ status: 'Busy', statusEnd: 1_900_000_000 });
    const otherTab = new BroadcastChannel(STATUS_CHANNEL);
    scope.onEnd(() => otherTab.close());
    otherTab.postMessage(buildStatus({ status: 'Away' }));
    await waitFor(() => expect(status$.value).toMatchObject({ status: 'Away' }));
  });

  it('stays when a change is refused', async () => {
    const host = createNetworkHost({
      answers: { updateStatus: () => failure('VALIDATION_FAILED', 'A valid time is required') },
    });
    const { status$, setStatus } = createStatusViewModel(scope, host);
    await waitFor(() => expect(status$.value).not.toBeNull());
    await expect(setStatus({ status: 'Away', statusEnd: 1 })).rejects.toThrow('A valid time is required');
    expect(status$.value).toMatchObject({ status: 'Available' });
  });

  it('equals a new fetch after events, fetches and connection breaks in any order', async () => {
    await checkLiveQuery<Status | null, StatusName, Status | null>({
      world: null,
      changes: fc.constantFrom('Available', 'Away', 'Busy'),
      change: (_before, status) => {
        const ownStatus = buildStatus({ status });
        return { world: ownStatus, events: [{ type: 'statusChanged', payload: { ownStatus } }] };
      },
      fetched: (status) => status,
      initial: null,
      reduce: reduceStatus,
      types: ['statusChanged'],
    });
  });
});
