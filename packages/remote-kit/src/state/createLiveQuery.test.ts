import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BusEvent } from '@meet/contracts/events';
import { BehaviorSubject, Subject, map, timer, type Observable, type ObservableInput } from 'rxjs';
import { TestScheduler } from 'rxjs/testing';
import type { ConnectionState } from '../host/HostApi.ts';
import { createLiveQuery, type LiveQuery, type LiveQueryOptions, type LiveState } from './createLiveQuery.ts';
import { createScope, type Scope } from './createScope.ts';

let scope: Scope;
afterEach(() => scope.end());

/** The value is a word. Every event adds a letter; `?` means that some events were missed. */
const reduce: LiveQueryOptions<string>['reduce'] = (word, { payload }) =>
  payload === '?' ? undefined : `${word}${payload}`;
const letter = (payload: string): BusEvent => ({ type: 'letter', channel: '', at: 0, payload });

/**
 * Formats a state: `word`, `word~` while stale, `word…` while fetching. `-` and `!` stand for a value that is still
 * loading or failed to load.
 */
const show = ({ status, value, isStale, isFetching }: LiveState<string | undefined>) =>
  `${{ loading: '-', failed: '!', ready: '' }[status]}${value ?? ''}${isStale ? '~' : ''}${isFetching ? '…' : ''}`;

interface Play {
  /** `c` connecting, `o` online, `x` offline. */
  readonly connection: string;
  /** Events of the server, one a character. */
  readonly events?: string;
  /** Answers in their order, with marbles that start at each fetch. The last answer repeats. */
  readonly answers: readonly (string | Readonly<[marbles: string, word: string]>)[];
  /** Actions: `r` fetches again, `e` ends the scope, any other character is appended to the value. */
  readonly acts?: string;
  readonly expected: string;
  readonly words: Readonly<Record<string, string>>;
  readonly options?: Partial<LiveQueryOptions<string>>;
}

const CONNECTIONS: Readonly<Record<string, ConnectionState>> = { c: 'connecting', o: 'online', x: 'offline' };

/** Plays a story in virtual time. Returns the number of fetches. */
function play({ connection, events = '', answers, acts = '', expected, words, options }: Play): number {
  let fetches = 0;
  new TestScheduler((actual, wanted) => expect(actual).toEqual(wanted)).run(({ cold, expectObservable }) => {
    scope = createScope();
    const connection$ = new BehaviorSubject<ConnectionState>(CONNECTIONS[connection[0]!]!);
    const server$ = new Subject<BusEvent>();
    const query = createLiveQuery<string>(scope, {
      events: { server$, connection$ },
      fetch: () => {
        const answer = answers[Math.min(fetches, answers.length - 1)]!;
        fetches += 1;
        return typeof answer === 'string' ? cold<string>(answer) : cold(answer[0], { w: answer[1] });
      },
      reduce,
      ...options,
    });
    scope.listen(cold<string>(`-${connection.slice(1)}`), (state) => connection$.next(CONNECTIONS[state]!));
    scope.listen(cold<string>(events), (payload) => server$.next(letter(payload)));
    scope.listen(cold<string>(acts), (act) => perform(query, act));
    expectObservable(query.state$.pipe(map(show))).toBe(expected, words);
  });
  return fetches;
}

function perform(query: LiveQuery<string>, act: string): void {
  if (act === 'e') scope.end();
  else if (act === 'r') void query.refetch();
  else query.update((word) => `${word}${act}`);
}

describe('a live query', () => {
  it('is fetched after the events are subscribed to', () => {
    play({
      connection: 'c---o',
      answers: [['--w', 'one']],
      expected: 'a---b-c',
      words: { a: '-', b: '-…', c: 'one' },
    });
  });

  it('is fetched even if no connection comes, and again when it comes', () => {
    play({
      connection: 'c 8999ms o',
      answers: [
        ['--w', 'one'],
        ['--w', 'two'],
      ],
      expected: 'a 1999ms b-c 6997ms d-e',
      words: { a: '-', b: '-…', c: 'one~', d: 'one~…', e: 'two' },
    });
  });

  it('applies events, including those that arrived during the fetch', () => {
    play({
      connection: 'o',
      events: '-a---b',
      answers: [['---w', 'one']],
      expected: 'a--b-c',
      words: { a: '-…', b: 'onea', c: 'oneab' },
    });
  });

  it('applies events to the initial value until the answer comes', () => {
    play({
      connection: 'o',
      events: '-a',
      answers: [['---w', 'one']],
      options: { initial: '' },
      expected: 'ab-c',
      words: { a: '-…', b: '-a…', c: 'onea' },
    });
  });

  it('drops events that are not newer than its value', () => {
    play({
      connection: 'o',
      events: '-1-4-4-3-5',
      answers: [['--w', '3']],
      options: { version: (word, { payload }) => ({ known: Number(word.at(-1)), received: Number(payload) }) },
      expected: 'a-bc-----d',
      words: { a: '-…', b: '3', c: '34', d: '345' },
    });
  });

  it('is fetched again after a lost connection, and shows its value as stale until then', () => {
    play({
      connection: 'o--x-o',
      events: '----------b',
      answers: [
        ['-w', 'one'],
        ['---w', 'two'],
      ],
      expected: 'ab-c-d--e-f',
      words: { a: '-…', b: 'one', c: 'one~', d: 'one~…', e: 'two', f: 'twob' },
    });
  });

  it('shows and keeps events that arrive while it is fetched again', () => {
    play({
      connection: 'o--x-o',
      events: '------b',
      answers: [
        ['-w', 'one'],
        ['---w', 'two'],
      ],
      expected: 'ab-c-de-f',
      words: { a: '-…', b: 'one', c: 'one~', d: 'one~…', e: 'oneb~…', f: 'twob' },
    });
  });

  it('ignores the answer of a superseded fetch', () => {
    const fetches = play({
      connection: 'o',
      acts: '-rr',
      answers: [
        ['---w', 'one'],
        ['---w', 'two'],
        ['---w', 'three'],
      ],
      expected: 'abc--d',
      words: { a: '-…', b: '-…', c: '-…', d: 'three' },
    });
    expect(fetches).toBe(3);
  });

  it('is fetched again after an incomplete event, and once more if another arrives during that fetch', () => {
    const fetches = play({
      connection: 'o',
      events: '--?---a---?-?',
      answers: [
        ['-w', 'one'],
        ['------w', 'two'],
        ['------w', 'three'],
      ],
      expected: 'ab(cd)e-f-(gh)--(ij)--k',
      words: {
        ...{ a: '-…', b: 'one', c: 'one~', d: 'one~…', e: 'onea~…', f: 'twoa' },
        ...{ g: 'twoa~', h: 'twoa~…', i: 'three~', j: 'three~…', k: 'three' },
      },
    });
    expect(fetches).toBe(4);
  });

  it('waits until a burst of incomplete events is over', () => {
    const fetches = play({
      connection: 'o',
      events: '--?--?-?',
      answers: [
        ['-w', 'one'],
        ['---w', 'two'],
      ],
      options: { settleMs: 5 },
      expected: 'abc--d-e----f--g',
      words: { a: '-…', b: 'one', c: 'one~', d: 'one~', e: 'one~', f: 'one~…', g: 'two' },
    });
    expect(fetches).toBe(2);
  });

  it('reports a failed fetch, and is fetched again on request', () => {
    play({
      connection: 'o',
      acts: '---r',
      answers: ['-#', ['-w', 'one']],
      expected: 'ab-cd',
      words: { a: '-…', b: '!', c: '-…', d: 'one' },
    });
  });

  it('keeps its value as stale if a new fetch fails', () => {
    play({
      connection: 'o',
      acts: '--r',
      answers: [['-w', 'one'], '-#'],
      expected: 'abcd',
      words: { a: '-…', b: 'one', c: 'one…', d: 'one~' },
    });
  });

  it('retries automatically if configured, once it has a value', () => {
    const fetches = play({
      connection: 'o',
      acts: '-----r--r',
      answers: ['-#', ['-w', 'one'], '-#', ['-w', 'two']],
      options: { retryMs: 3 },
      expected: 'ab---cd-ef--gh',
      words: { a: '-…', b: '!', c: '-…', d: 'one', e: 'one…', f: 'one~', g: 'one~…', h: 'two' },
    });
    expect(fetches).toBe(4);
  });

  it('applies a local change to the answer under way as well', () => {
    play({
      connection: 'o',
      acts: '--r-z',
      answers: [
        ['-w', 'one'],
        ['----w', 'two'],
      ],
      expected: 'abc-d-e',
      words: { a: '-…', b: 'one', c: 'one…', d: 'onez…', e: 'twoz' },
    });
  });

  it('ends with its scope, even during a fetch', () => {
    play({
      connection: 'o',
      acts: '--e',
      events: '---a',
      answers: [['----w', 'one']],
      expected: 'a-|',
      words: { a: '-…' },
    });
  });
});

describe('a live query that gathers events in frames', () => {
  const reduceRun = jest.fn((word: string, row: readonly { readonly payload: unknown }[]) => word + getLetters(row));
  const options: Partial<LiveQueryOptions<string>> = { frame: () => timer(5), runs: { letter: reduceRun } };
  const runs = () => reduceRun.mock.calls.map(([, row]) => getLetters(row));
  const getLetters = (row: readonly { readonly payload: unknown }[]) => row.map(({ payload }) => payload).join('');
  beforeEach(() => void reduceRun.mockClear());

  it('applies the first event immediately, and later ones of the frame together, in order', () => {
    play({
      connection: 'o',
      events: '--abcd--------ef',
      answers: [['-w', 'w']],
      expected: 'abc----d------e----f',
      words: { a: '-…', b: 'w', c: 'wa', d: 'wabcd', e: 'wabcde', f: 'wabcdef' },
      options,
    });
    expect(runs()).toEqual(['a', 'bcd', 'e', 'f']);
  });

  it('applies gathered events before a local change', () => {
    play({
      connection: 'o',
      events: '--ab',
      acts: '----x',
      answers: [['-w', 'w']],
      expected: 'abc-(de)',
      words: { a: '-…', b: 'w', c: 'wa', d: 'wab', e: 'wabx' },
      options,
    });
  });

  it('applies gathered events to the answer of the fetch under way', () => {
    play({
      connection: 'o',
      events: '-ab',
      answers: [['----w', 'w']],
      expected: 'a---b',
      words: { a: '-…', b: 'wab' },
      options,
    });
  });

  it('is fetched once after a frame with an incomplete event, and applies the other events first', () => {
    const fetches = play({
      connection: 'o',
      events: '--a?b',
      answers: [
        ['-w', 'w'],
        ['------w', 'two'],
      ],
      expected: 'abc----(def)-g',
      words: { a: '-…', b: 'w', c: 'wa', d: 'wab', e: 'wab~', f: 'wab~…', g: 'two' },
      options: { frame: options.frame! },
    });
    expect(fetches).toBe(2);
  });

  it('drops gathered events with its scope', () => {
    play({
      connection: 'o',
      events: '--ab',
      acts: '----e',
      answers: [['-w', 'w']],
      expected: 'abc-|',
      words: { a: '-…', b: 'w', c: 'wa' },
      options,
    });
  });
});

describe('the fetch of a live query', () => {
  it('is aborted when the scope ends, and leaves no subscription', async () => {
    scope = createScope();
    const signals: AbortSignal[] = [];
    const connection$ = new BehaviorSubject<ConnectionState>('online');
    const server$ = new Subject<BusEvent>();
    const never = (signal: AbortSignal): ObservableInput<string> => {
      signals.push(signal);
      return new Promise(() => {});
    };
    const query = createLiveQuery(scope, { events: { server$, connection$ }, fetch: never, reduce });
    const again = query.refetch();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    scope.end();
    await again;
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect([server$, connection$ as unknown as Subject<unknown>].map(({ observed }) => observed)).toEqual([
      false,
      false,
    ]);
    await query.refetch();
    expect(signals).toHaveLength(2);
  });

  it('counts as failed if it throws synchronously', () => {
    scope = createScope();
    const fetch = jest.fn((): Observable<string> => {
      throw new Error('no words');
    });
    const events = { server$: new Subject<BusEvent>(), connection$: new BehaviorSubject<ConnectionState>('online') };
    const { state$ } = createLiveQuery(scope, { events, fetch, reduce });
    expect(state$.value).toMatchObject({ status: 'failed', isFetching: false, failure: new Error('no words') });
  });
});
