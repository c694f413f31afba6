import type { Command, FoundKind, HostCommands, PageKey } from '@meet/remote-kit';

/** The order in which what is found stands. */
export const FOUND_KINDS: readonly FoundKind[] = ['people', 'rooms', 'meetings', 'messages'];

export interface Search {
  readonly id: string;
  /** Missing: its commands name their own headings, and a failure of it is not told. */
  readonly kind: FoundKind | undefined;
  readonly ask: Parameters<HostCommands['addSearch']>[0];
}

export interface Commands extends Required<HostCommands> {
  /** The same list until one comes or goes. */
  readonly all: () => readonly Command[];
  /** In the order of what they find, those of no kind last. */
  readonly searches: () => readonly Search[];
  /** Keys that pages know, in the order in which they were added. The same list until some come or go. */
  readonly keys: () => readonly PageKey[];
  /** Tells when commands, searches or keys come or go. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Collects the commands of the palette, from the shell and the remotes, and the keys that they list. */
export function createCommands(): Commands {
  const groups = new Set<readonly Command[]>();
  const searches = new Set<Search>();
  const keys = new Set<readonly PageKey[]>();
  const listeners = new Set<() => void>();
  let count = 0;
  let allCommands: readonly Command[] = [];
  let allKeys: readonly PageKey[] = [];

  function keep<Entry>(entries: Set<Entry>, entry: Entry): () => void {
    const tell = () => {
      allCommands = [...groups].flat();
      allKeys = [...keys].flat();
      for (const listener of listeners) listener();
    };
    entries.add(entry);
    tell();
    return () => {
      entries.delete(entry);
      tell();
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

/** A remote may be newer than this shell and find what it has no heading for. */
const isKnown = (kind: FoundKind | undefined) => kind !== undefined && FOUND_KINDS.includes(kind);

const getPlace = ({ kind }: Search) => (kind ? FOUND_KINDS.indexOf(kind) : FOUND_KINDS.length);
