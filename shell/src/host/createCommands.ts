import type { Command, FoundKind, HostCommands, PageKey } from '@meet/remote-kit';

/** Order of the kinds of results. */
export const FOUND_KINDS: readonly FoundKind[] = ['people', 'rooms', 'meetings', 'messages'];

export interface Search {
  readonly id: string;
  /** Undefined if its commands have headings of their own. A failure of such a search is not shown. */
  readonly kind: FoundKind | undefined;
  readonly ask: Parameters<HostCommands['addSearch']>[0];
}

export interface Commands extends Required<HostCommands> {
  /** Returns the commands, the same array until one is added or removed. */
  readonly all: () => readonly Command[];
  /** Returns the searches in the order of their kinds; those without a kind come last. */
  readonly searches: () => readonly Search[];
  /**
   * Returns the keys of pages in the order in which they were added, the same array until some are added or removed.
   */
  readonly keys: () => readonly PageKey[];
  /** Calls the listener when commands, searches or keys are added or removed. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Collects the commands and keys of the shell and the remotes for the palette and the list of shortcuts. */
export function createCommands(): Commands {
  const groups = new Set<readonly Command[]>();
  const searches = new Set<Search>();
  const keys = new Set<readonly PageKey[]>();
  const listeners = new Set<() => void>();
  let count = 0;
  let allCommands: readonly Command[] = [];
  let allKeys: readonly PageKey[] = [];

  function keep<Entry>(entries: Set<Entry>, entry: Entry): () => void {
    const notify = () => {
      allCommands = [...groups].flat();
      allKeys = [...keys].flat();
      for (const listener of listeners) listener();
    };
    entries.add(entry);
    notify();
    return () => {
      entries.delete(entry);
      notify();
    };
  }

  return {
    add: (commands) => keep(groups, commands),
    addSearch(ask, kind) {
      return keep(searches, { id: `search ${(count += 1)}`, kind: isKnown(kind) ? kind : undefined, ask });
    },
    addKeys: (listed) => keep(keys, listed),
    all: () => allCommands,
    searches: () => [...searches].toSorted((a, b) => getPlace(a) - getPlace(b)),
    keys: () => allKeys,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Returns whether the shell has a heading for a kind. A remote may be newer than this shell and use a kind that it does
 * not know.
 */
const isKnown = (kind: FoundKind | undefined) => kind !== undefined && FOUND_KINDS.includes(kind);

const getPlace = ({ kind }: Search) => (kind ? FOUND_KINDS.indexOf(kind) : FOUND_KINDS.length);
