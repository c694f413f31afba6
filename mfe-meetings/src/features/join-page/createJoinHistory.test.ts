import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import { createScope, type Scope } from '@meet/remote-kit';
import { createTestHost } from '@meet/remote-kit/testing';
import { createJoinHistory } from './createJoinHistory.ts';

const MINUTE = 60_000;
const entry = (roomId: string, isFavorite = 0) => ({
  ...{ roomId, meetingSubject: '', meetingOwnerEmailAddress: 'o@example.com' },
  ...{ isFavorite, roomType: 2 },
});

describe('the meetings joined before', () => {
  let scope: Scope;
  let host: ReturnType<typeof createTestHost>;
  let stored: ReturnType<typeof entry>[];
  let fetch: ReturnType<typeof jest.fn>;
  let toggled: { isFavorite?: number; fails?: boolean };

  beforeEach(() => {
    jest.useFakeTimers();
    scope = createScope();
    stored = [entry('1'), entry('2', 1), entry('3')];
    toggled = {};
    fetch = jest.fn(async () => ({ userJoinMeetingHistory: stored }));
    const toggleMeetingFavorite = () => {
      if (toggled.fails) throw CallFailure.fromNetwork(new TypeError('Failed to fetch'));
      return { isFavorite: toggled.isFavorite };
    };
    host = createTestHost({ api: { getJoinedMeetingsHistory: () => fetch(), toggleMeetingFavorite } });
  });
  afterEach(() => {
    scope.end();
    jest.useRealTimers();
  });
  const begin = async () => {
    const history = createJoinHistory(scope, host);
    await jest.advanceTimersByTimeAsync(0);
    return history;
  };
  const order = (history: Awaited<ReturnType<typeof begin>>) => history.entries$.value?.map(({ roomId }) => roomId);

  it('list favourites first, and are fetched again every ten minutes until the page is left', async () => {
    const history = await begin();
    expect(order(history)).toEqual(['2', '1', '3']);
    await jest.advanceTimersByTimeAsync(10 * MINUTE - 1);
    expect(fetch).toHaveBeenCalledTimes(1);
    stored = [entry('4'), ...stored];
    await jest.advanceTimersByTimeAsync(1);
    expect(order(history)).toEqual(['2', '4', '1', '3']);
    scope.end();
    await jest.advanceTimersByTimeAsync(30 * MINUTE);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('are fetched again when a meeting ended', async () => {
    await begin();
    host.events.emit('meeting.ended@1', { roomId: '1', bySystem: false });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('move up at once when they are starred, and are restored with an error if that fails', async () => {
    const history = await begin();
    toggled = { isFavorite: 1 };
    const starring = history.toggleFavorite('3');
    expect(order(history)).toEqual(['2', '3', '1']);
    await starring;
    expect(order(history)).toEqual(['2', '3', '1']);
    toggled = { fails: true };
    await history.toggleFavorite('3');
    expect(history.entries$.value?.find(({ roomId }) => roomId === '3')?.isFavorite).toBe(1);
    expect(host.toasts).toMatchObject([{ type: 'error' }]);
  });

  it('stay visible if a refresh fails', async () => {
    const history = await begin();
    fetch.mockRejectedValue(CallFailure.fromNetwork(new TypeError('Failed to fetch')) as never);
    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    expect([order(history), history.failed$.value]).toEqual([['2', '1', '3'], false]);
  });
});
