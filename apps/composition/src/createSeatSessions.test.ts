import { callersChanged, INTERNAL_CHANNEL } from '@meet/contracts/events';
import { findLiveSessions } from '@meet/accounts-contract';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLocalBus } from '@meet/service-kit';
import { createSeatSessions } from './createSeatSessions.ts';

const START = 1_000_000;
let lose: () => void;
let live: Set<string>;
let requested: string[][];
let now: number;
const inRooms = { sessionIds: () => ['alive', 'dead', 'key:application'], endSessions: jest.fn() };
let sessions: ReturnType<typeof createSeatSessions>;
const bus = createLocalBus({ error: () => undefined } as never);

beforeEach(() => {
  [live, requested, now] = [new Set(['alive']), [], START];
  inRooms.endSessions.mockClear();
  sessions = createSeatSessions({
    bus: { subscribe: bus.subscribe, onLost: (listener) => ((lose = listener), () => undefined) },
    client: {
      call: async (call: { name: string }, { sessionIds }: { sessionIds: string[] }) => {
        expect(call.name).toBe(findLiveSessions.name);
        requested.push(sessionIds);
        return { sessions: sessionIds.filter((id) => live.has(id)).map((sessionId) => ({ sessionId, endsInMs: 1 })) };
      },
    } as never,
    rooms: () => inRooms,
    log: { error: () => undefined } as never,
    now: () => now,
  });
});
afterEach(() => sessions.stop());

const enter = (sessionId: string | undefined, issuedAt: number) =>
  sessions.guard(async () => ({ sessionId, issuedAt }) as never)('token', '123456789');
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the sessions of seats', () => {
  it('end when an event announces their end, without a query', async () => {
    await bus.publish({
      channel: INTERNAL_CHANNEL,
      type: callersChanged.type,
      payload: { accountId: 'ana', sessionIds: ['dead'] },
    } as never);
    await settle();
    expect(inRooms.endSessions).toHaveBeenCalledWith(['dead']);
    expect(requested).toEqual([]);
  });

  it('are checked after events may have been lost, except those of keys', async () => {
    lose();
    await settle();
    expect(requested).toEqual([['alive', 'dead']]);
    expect(inRooms.endSessions).toHaveBeenCalledWith(['dead']);
  });

  it('are checked for tokens issued before this process started or events were lost, and for no others', async () => {
    await enter('alive', START - 1);
    await expect(enter('dead', START - 1)).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    await enter(undefined, START - 1);
    await enter('key:application', START - 1);
    expect(requested).toEqual([['alive'], ['dead']]);
    await enter('dead', START + 1);
    now = START + 2;
    live.add('dead');
    lose();
    live.clear();
    await expect(enter('dead', START + 1)).rejects.toMatchObject({ code: 'SIGNED_OUT' });
  });
});
