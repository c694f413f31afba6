import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createScope, type Scope } from '@meet/remote-kit';
import { createTestHost } from '@meet/remote-kit/testing';
import { createHistory } from './createHistory.ts';

interface Requested {
  readonly before?: string;
  readonly offset?: number;
  readonly limit: number;
  readonly withTotal?: boolean;
}

let scope: Scope;
let stored: string[];
beforeEach(() => {
  jest.useFakeTimers();
  scope = createScope();
  stored = Array.from({ length: 250 }, (_, at) => `meeting-${at}`);
});
afterEach(() => {
  scope.end();
  jest.useRealTimers();
});

/** Fakes a server whose page cursors are the meetings' names. */
function answer({ before, offset = 0, limit, withTotal = true }: Requested) {
  const from = before ? stored.indexOf(before) + 1 : offset;
  const meetings = stored.slice(from, from + limit).map((meetingId) => ({ meetingId }));
  const next = meetings.length === limit ? meetings.at(-1)!.meetingId : null;
  return { total: withTotal ? stored.length : null, meetings, next };
}

async function begin() {
  const host = createTestHost({ api: { getMeetingsHistory: answer as never } });
  const history = createHistory(scope, host);
  await jest.advanceTimersByTimeAsync(0);
  const turnTo = async (page: number) => {
    history.goTo(page);
    await jest.advanceTimersByTimeAsync(0);
    return history.view$.value.meetings?.[0]?.meetingId;
  };
  return { host, history, turnTo, requested: () => host.calls.map(({ input }) => input as Requested) };
}

it('reads the next page by cursor, and any other page by number', async () => {
  const { turnTo, requested } = await begin();
  expect(await turnTo(2)).toBe('meeting-20');
  expect(requested().at(-1)).toMatchObject({ before: 'meeting-19' });
  expect(await turnTo(9)).toBe('meeting-160');
  expect(requested().at(-1)).toMatchObject({ offset: 160 });
  stored.unshift('new');
  expect(await turnTo(1)).toBe('new');
  // Every page has moved by one meeting since it was read.
  expect(await turnTo(3)).toBe('meeting-39');
});

it('exports each meeting once, without requesting a count', async () => {
  const { history, requested } = await begin();
  const before = requested().length;
  expect((await history.all()).map(({ meetingId }) => meetingId)).toEqual(stored);
  expect(requested().slice(before)).toMatchObject([
    { withTotal: false },
    { withTotal: false, before: 'meeting-99' },
    { withTotal: false, before: 'meeting-199' },
  ]);
});
