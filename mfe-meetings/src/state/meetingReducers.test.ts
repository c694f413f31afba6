import { describe, it } from '@jest/globals';
import type { OngoingMeeting, PlacedCall, Ring } from '@meet/meetings-contract';
import { checkLiveQuery } from '@meet/remote-kit/testing/checkLiveQuery';
import fc from 'fast-check';
import { reduceHistory } from '../features/history/createHistory.ts';
import { reduceOngoing } from './createOngoingMeetings.ts';
import { reducePlacedCalls } from '../features/rings/reducePlacedCalls.ts';
import { reduceRings } from '../features/rings/reduceRings.ts';
import { reduceSchedule } from './createSchedule.ts';

type Meetings = ReadonlyMap<string, readonly string[]>;

/** Running meetings with the people in them. A meeting without people is over and belongs to the past ones. */
interface World {
  readonly running: Meetings;
  readonly past: readonly string[];
}

const changes = fc.record({
  meetingId: fc.constantFrom('one', 'two'),
  who: fc.constantFrom('Ana', 'Ben'),
  isHostEnding: fc.boolean(),
});
type Change = typeof changes extends fc.Arbitrary<infer C> ? C : never;

/** A present person leaves, or an absent one enters. Sometimes the host ends the meeting. */
function change({ running, past }: World, { meetingId, who, isHostEnding }: Change) {
  const present = running.get(meetingId);
  const of = (type: string) => ({ type, payload: { meetingId } });
  const without = (list: Meetings) => new Map([...list].filter(([id]) => id !== meetingId));
  if (!present)
    return { world: { running: new Map(running).set(meetingId, [who]), past }, events: [of('meetingStarted')] };
  const left = present.filter((name) => name !== who);
  if (isHostEnding || left.length === 0) {
    return { world: { running: without(running), past: [...past, meetingId] }, events: [of('meetingEnded')] };
  }
  const next = left.length < present.length ? left : [...present, who];
  return { world: { running: new Map(running).set(meetingId, next), past }, events: [of('meetingOccupancyChanged')] };
}

const START: World = { running: new Map(), past: [] };

describe('the live meeting data', () => {
  it('has the ongoing meetings of a new fetch, in any order of events, fetches and connection breaks', async () => {
    await checkLiveQuery<World, Change, readonly OngoingMeeting[]>({
      world: START,
      changes,
      change,
      fetched: ({ running }) =>
        [...running].map(
          ([meetingId, names]) =>
            ({ meetingId, participants: names.map((fullName) => ({ fullName })) }) as unknown as OngoingMeeting,
        ),
      reduce: reduceOngoing,
      shown: (meetings) => meetings.toSorted((a, b) => a.meetingId.localeCompare(b.meetingId)),
      types: ['meetingStarted', 'meetingOccupancyChanged', 'meetingEnded'],
    });
  });

  it('has the history of a new fetch, in any order of events, fetches and connection breaks', async () => {
    type Page = Parameters<typeof reduceHistory>[0];
    await checkLiveQuery<World, Change, Page>({
      world: START,
      changes,
      change,
      fetched: ({ past }) => ({
        total: past.length,
        meetings: past.map((meetingId) => ({ meetingId })) as unknown as Page['meetings'],
        next: null,
      }),
      reduce: reduceHistory,
      types: ['meetingEnded'],
    });
  });

  it('has the planned meetings of a new fetch, in any order of events, fetches and connection breaks', async () => {
    type Planned = Parameters<typeof reduceSchedule>[0];
    await checkLiveQuery<number, null, Planned>({
      world: 0,
      changes: fc.constant(null),
      change: (count) => ({ world: count + 1, events: [{ type: 'scheduledMeetingsChanged', payload: {} }] }),
      fetched: (count) => [{ scheduledMeetingId: `${count}` }] as unknown as Planned,
      reduce: reduceSchedule,
      types: ['scheduledMeetingsChanged'],
    });
  });

  it('has the ringing calls of a new fetch, in any order of events, fetches and connection breaks', async () => {
    const ring = (ringId: string) => ({ ringId, roomId: '1', expiresAt: 1 }) as Ring;
    await checkLiveQuery<{ now: number; rings: readonly Ring[] }, boolean, readonly Ring[]>({
      world: { now: 0, rings: [] },
      changes: fc.boolean(),
      change({ now, rings }, isNew) {
        const called = isNew ? ring(`ring-${now}`) : rings[0];
        if (!called) return undefined;
        const left = rings.filter(({ ringId }) => ringId !== called.ringId);
        return {
          world: { now: now + 1, rings: isNew ? [...rings, called] : left },
          events: [{ type: isNew ? 'meetingRing' : 'meetingRingEnded', payload: called }],
        };
      },
      fetched: ({ rings }) => rings,
      initial: [],
      reduce: reduceRings,
      shown: (rings) => rings.map(({ ringId }) => ringId).sort(),
      types: ['meetingRing', 'meetingRingEnded'],
    });
  });

  it('has the latest placed call to each person, in any order of events, fetches and connection breaks', async () => {
    const call = (at: number, who: string, state: PlacedCall['state']) =>
      ({ ringId: `call-${at}`, roomId: '1', calleeEmail: who, state }) as PlacedCall;
    type Placed = { now: number; calls: ReadonlyMap<string, PlacedCall> };
    const acts = fc.record({
      who: fc.constantFrom('ana', 'ben'),
      state: fc.constantFrom('declined' as const, 'missed' as const, 'cancelled' as const),
    });
    await checkLiveQuery<Placed, typeof acts extends fc.Arbitrary<infer A> ? A : never, readonly PlacedCall[]>({
      world: { now: 0, calls: new Map() },
      changes: acts,
      change({ now, calls }, { who, state }) {
        const former = calls.get(who);
        const notified = former?.state === 'ringing' ? { ...former, state } : call(now, who, 'ringing');
        const left = new Map(calls).set(who, notified);
        if (notified.state === 'cancelled') left.delete(who);
        return { world: { now: now + 1, calls: left }, events: [{ type: 'meetingCallChanged', payload: notified }] };
      },
      fetched: ({ calls }) => [...calls.values()],
      initial: [],
      reduce: reducePlacedCalls,
      shown: (calls) => calls.map(({ ringId, state }) => `${ringId} ${state}`).sort(),
      types: ['meetingCallChanged'],
    });
  });
});
