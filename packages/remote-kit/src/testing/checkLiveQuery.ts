import { expect } from '@jest/globals';
import type { BusEvent } from '@meet/contracts/events';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { BehaviorSubject, Subject } from 'rxjs';
import type { ConnectionState } from '../host/HostApi.ts';
import { createLiveQuery, type LiveQueryOptions } from '../state/createLiveQuery.ts';
import { createScope } from '../state/createScope.ts';

type DeliveredEvent = Pick<BusEvent, 'type' | 'payload'>;

/** A model of a domain's server: its changes, its events about them, and its answers. */
export interface LiveModel<World, Change, State> {
  readonly world: World;
  readonly changes: fc.Arbitrary<Change>;
  /** Returns the world after a change and its events in their order; undefined if the change is impossible. */
  readonly change: (
    world: World,
    change: Change,
  ) => { readonly world: World; readonly events: readonly DeliveredEvent[] } | undefined;
  /** Returns the value that a fetch returns. */
  readonly fetched: (world: World) => State;
  /** Fetches with the known value; `fetched` by default. `read` reads the world at some moment of the fetch. */
  readonly fetch?: (
    read: <Answer>(question: (world: World) => Answer) => Promise<Answer>,
    known: () => State | undefined,
    signal: AbortSignal,
  ) => Promise<State>;
  readonly reduce: LiveQueryOptions<State>['reduce'];
  readonly version?: LiveQueryOptions<State>['version'];
  /** If given, events are collected in frames, which end at any moment of the story. */
  readonly runs?: LiveQueryOptions<State>['runs'];
  readonly initial?: State;
  /** Returns the part of the state to compare; by default the whole. */
  readonly shown?: (state: State) => unknown;
  /** All types of events that must occur. */
  readonly types: readonly string[];
}

type Step<Change> =
  { readonly change: Change } | 'event' | 'doubled event' | 'frame' | 'read' | 'answer' | 'fail' | 'break' | 'connect';

/**
 * Generates stories of changes, events, fetches and breaks of the connection in every order. Fails if the value of a
 * live query differs from a fetched one. It compares them at the end, and whenever the query claims to be up to date.
 * Fails too if a type of event never came.
 */
export async function checkLiveQuery<World, Change, State>(model: LiveModel<World, Change, State>): Promise<void> {
  const unseen = new Set(model.types);
  const step: fc.Arbitrary<Step<Change>> = fc.oneof(
    { weight: 6, arbitrary: fc.record({ change: model.changes }) },
    { weight: 6, arbitrary: fc.constantFrom<Step<Change>>('event', 'read', 'answer') },
    { weight: 2, arbitrary: fc.constantFrom<Step<Change>>('doubled event', 'fail', 'break', 'connect') },
    ...(model.runs ? [{ weight: 1, arbitrary: fc.constant<Step<Change>>('frame') }] : []),
  );
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { maxLength: 40, size: 'max' }), async (isOnline, steps) => {
      const story = playHistory(model, isOnline, unseen);
      try {
        for (const one of steps) {
          await story.perform(one);
          story.checkClaim();
        }
        await story.finish();
      } finally {
        story.end();
      }
    }),
    { numRuns: 1000 },
  );
  if (unseen.size) throw new Error(`No change of the model told ${[...unseen].join(', ')}.`);
}

/** A request: the server reads its world at some moment, and the answer arrives later. */
interface Question {
  read(): void;
  answer(): void;
  fail(): void;
}

/** Number of microtask turns after which a fetch has processed an answer. */
const TURNS = 10;

function playHistory<World, Change, State>(
  model: LiveModel<World, Change, State>,
  isOnline: boolean,
  unseen: Set<string>,
) {
  const shown = model.shown ?? ((state: State) => state);
  const scope = createScope();
  const connection$ = new BehaviorSubject<ConnectionState>(isOnline ? 'online' : 'connecting');
  const server$ = new Subject<BusEvent>();
  const frameEnd$ = new Subject<void>();
  const questions = new Set<Question>();
  /** True while an event may wait for the end of its frame. */
  let isGathering = false;
  let { world } = model;
  let wire: DeliveredEvent[] = [];

  const reader =
    (signal: AbortSignal) =>
    <Answer>(question: (world: World) => Answer) =>
      new Promise<Answer>((resolve, reject) => {
        let answer: { readonly value: Answer } | undefined;
        const one: Question = {
          read: () => (answer ??= { value: question(world) }),
          answer() {
            one.read();
            questions.delete(one);
            resolve(answer!.value);
          },
          fail() {
            questions.delete(one);
            reject(new Error('The model fails.'));
          },
        };
        questions.add(one);
        signal.addEventListener('abort', () => questions.delete(one));
      });
  const query = createLiveQuery<State>(scope, {
    events: { server$, connection$ },
    fetch: (signal, known) => model.fetch?.(reader(signal), known, signal) ?? reader(signal)(model.fetched),
    reduce: model.reduce,
    ...(model.version && { version: model.version }),
    ...(model.runs && { runs: model.runs, frame: () => frameEnd$ }),
    ...(model.initial !== undefined && { initial: model.initial }),
  });

  const connected = () => connection$.value === 'online';
  const first = () => [...questions][0];
  const deliver = (event: DeliveredEvent | undefined) => {
    if (!event) return;
    server$.next({ channel: 'a channel', at: 0, ...event });
    isGathering = model.runs !== undefined;
  };

  function makeChange(change: Change): void {
    const next = model.change(world, change);
    if (!next) return;
    world = next.world;
    for (const { type } of next.events) unseen.delete(type);
    // Events are lost while the client is not connected.
    if (connected()) wire.push(...next.events);
  }

  function begin(step: Step<Change>): void {
    if (typeof step === 'object') return makeChange(step.change);
    switch (step) {
      case 'event':
        return deliver(wire.shift());
      case 'doubled event':
        deliver(wire[0]);
        return deliver(wire.shift());
      case 'frame':
        isGathering = false;
        return frameEnd$.next();
      case 'read':
        return first()?.read();
      case 'answer':
        return first()?.answer();
      case 'fail':
        return first()?.fail();
      case 'break':
        wire = [];
        return connection$.next('offline');
      case 'connect':
        if (!connected()) connection$.next('online');
    }
  }

  async function perform(step: Step<Change>): Promise<void> {
    begin(step);
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
  }

  function check(): void {
    const value = shown(query.state$.value.value as State);
    const fetched = shown(model.fetched(world));
    // Jest's comparison is slow, so it runs only for its better message.
    if (!isDeepStrictEqual(value, fetched)) expect(value).toEqual(fetched);
  }

  return {
    perform,
    checkClaim() {
      const { status, isStale, isFetching } = query.state$.value;
      if (status === 'ready' && !isStale && !isFetching && !wire.length && !isGathering) check();
    },
    async finish() {
      await perform('connect');
      while (wire.length) await perform('event');
      await perform('frame');
      if (query.state$.value.failure) void query.refetch();
      while (questions.size) await perform('answer');
      const { status, isStale, isFetching } = query.state$.value;
      if (status !== 'ready' || isStale || isFetching) throw new Error('The query does not come to rest.');
      check();
    },
    end: () => scope.end(),
  };
}
