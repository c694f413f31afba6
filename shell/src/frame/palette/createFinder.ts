import type { Command } from '@meet/remote-kit';
import type { Commands, Search } from '../../host/createCommands.ts';

/** Pause in typing after which the searches are queried, in milliseconds. */
export const SEARCH_DELAY_MS = 150;

export interface Found {
  readonly search: Search;
  /** While `loading`, the commands answer the previous query. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly commands: readonly Command[];
}

export interface Finder {
  readonly current: () => readonly Found[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Queries all searches once nothing was typed for a moment, and aborts their previous queries. */
  readonly ask: (query: string) => void;
  /** Queries one search again, at once. */
  readonly retry: (id: string) => void;
  readonly end: () => void;
}

/**
 * Queries the searches of the palette. Each keeps its old answer until the new one arrives. A search that is added
 * later is queried at once.
 */
export function createFinder(commands: Pick<Commands, 'searches' | 'subscribe'>): Finder {
  const listeners = new Set<() => void>();
  const toLoading = (search: Search): Found => ({ search, status: 'loading', commands: [] });
  let found: readonly Found[] = commands.searches().map(toLoading);
  let query = '';
  let abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const put = (search: Search, part: Partial<Found>) => {
    found = found.map((entry) => (entry.search === search ? { ...entry, ...part } : entry));
    notify();
  };
  const searches = () => found.map(({ search }) => search);

  function takeNew(): void {
    const present = new Map(found.map((entry) => [entry.search, entry]));
    found = commands.searches().map((search) => present.get(search) ?? toLoading(search));
    notify();
    for (const search of searches()) if (!present.has(search)) void ask(search, abort);
  }
  let stopFollowing = () => {};

  async function ask(search: Search, { signal }: AbortController): Promise<void> {
    put(search, { status: 'loading' });
    // Searches with a kind return results before anything is typed.
    const isRequested = query !== '' || search.kind !== undefined;
    try {
      const commands = isRequested ? await search.ask(query, signal) : [];
      if (!signal.aborted) put(search, { status: 'ready', commands });
    } catch {
      if (!signal.aborted) put(search, { status: 'failed', commands: [] });
    }
  }

  return {
    current: () => found,
    subscribe(listener) {
      if (listeners.size === 0) stopFollowing = commands.subscribe(takeNew);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopFollowing();
      };
    },
    ask(typed) {
      query = typed.trim();
      abort.abort();
      abort = new AbortController();
      clearTimeout(timer);
      for (const search of searches()) put(search, { status: 'loading' });
      timer = setTimeout(
        () => {
          for (const search of searches()) void ask(search, abort);
        },
        query ? SEARCH_DELAY_MS : 0,
      );
    },
    retry(id) {
      const search = searches().find((candidate) => candidate.id === id);
      if (search) void ask(search, abort);
    },
    end() {
      clearTimeout(timer);
      abort.abort();
    },
  };
}
