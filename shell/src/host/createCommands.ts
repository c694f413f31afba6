import type { Command, HostCommands } from '@meet/remote-kit';

export interface Commands extends HostCommands {
  readonly all: () => readonly Command[];
  /** What the searches find; one that fails finds nothing. */
  readonly search: (query: string, signal: AbortSignal) => Promise<readonly Command[]>;
}

/** What the command palette offers, from the shell and the remotes. */
export function createCommands(): Commands {
  const groups = new Set<readonly Command[]>();
  const searches = new Set<Parameters<HostCommands['addSearch']>[0]>();
  return {
    add(commands) {
      groups.add(commands);
      return () => groups.delete(commands);
    },
    addSearch(search) {
      searches.add(search);
      return () => searches.delete(search);
    },
    all: () => [...groups].flat(),
    async search(query, signal) {
      const found = await Promise.allSettled([...searches].map((search) => search(query, signal)));
      return found.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    },
  };
}
