import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkLiveQuery, type LiveModel } from './checkLiveQuery.ts';

/** A counter whose numbered events hold the added amount, or sometimes only that something was added. */
const counter: LiveModel<Counter, { readonly added: number; readonly isAnnounced: boolean }, Counter> = {
  world: { sum: 0, version: 0 },
  changes: fc.record({ added: fc.integer({ min: 1, max: 3 }), isAnnounced: fc.boolean() }),
  change: ({ sum, version }, { added, isAnnounced }) => {
    const world = { sum: sum + added, version: version + 1 };
    return { world, events: [{ type: isAnnounced ? 'added' : 'changed', payload: { added, version: world.version } }] };
  },
  fetched: (world) => world,
  version: ({ version }, { payload }) => ({ known: version, received: (payload as Counter).version }),
  reduce: ({ sum }, { type, payload }) => {
    const { added, version } = payload as { added: number; version: number };
    return type === 'added' ? { sum: sum + added, version } : undefined;
  },
  types: ['added', 'changed'],
};

interface Counter {
  readonly sum: number;
  readonly version: number;
}

const addAll: NonNullable<typeof counter.runs>[string] = (known, events) => {
  let { sum, version } = known;
  for (const { payload } of events) {
    const notified = payload as { readonly added: number; readonly version: number };
    if (notified.version <= version) continue;
    sum += notified.added;
    version = notified.version;
  }
  return { sum, version };
};

describe('checking a live query in every order of events, fetches and breaks', () => {
  it('passes if every event is applied correctly', async () => {
    await checkLiveQuery(counter);
  });

  it.each<[string, Partial<typeof counter>]>([
    ['an event is applied wrongly', { reduce: ({ sum, version }) => ({ sum: sum + 1, version }) }],
    ['an event is taken for known', { version: ({ version }) => ({ known: version, received: 0 }) }],
    ['a type of event never comes', { types: ['added', 'changed', 'lost'] }],
  ])('fails if %s', async (_what, part) => {
    await expect(checkLiveQuery({ ...counter, ...part })).rejects.toThrow();
  });

  it('passes if events of a frame are applied together', async () => {
    await checkLiveQuery({ ...counter, runs: { added: addAll } });
  });

  it('fails if a run of events loses one', async () => {
    const loseFirst: typeof addAll = (known, events) => addAll(known, events.length > 1 ? events.slice(1) : events);
    await expect(checkLiveQuery({ ...counter, runs: { added: loseFirst } })).rejects.toThrow();
  });

  it('fails if a known event is applied again', async () => {
    const { version: _, ...unversioned } = counter;
    await expect(checkLiveQuery(unversioned)).rejects.toThrow();
  });
});
