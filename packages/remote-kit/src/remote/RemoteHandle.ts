import type { SlotName, SlotProps } from '../slots/SlotTable.ts';
import type { createStore } from 'jotai';
import { createContext, useContext, type ComponentType } from 'react';
import type { HostApi } from '../host/HostApi.ts';
import type { RemoteDefinition } from './defineRemote.ts';

/** A remote, as the shell knows it before, during and after loading. */
export interface RemoteHandle {
  readonly id: string;
  readonly version: string;
  /** Name that people read, in the page's language. */
  readonly words: string;
  /**
   * Loads the remote and sets it up once; all callers share the promise. After a failure, `reset` allows another try.
   */
  readonly load: () => Promise<LoadedRemote>;
  /**
   * Allows another try. A failed load starts from the network at the next `load`. A load that is still running is
   * requested once more.
   */
  readonly reset: () => void;
}

export interface LoadedRemote {
  readonly id: string;
  readonly definition: RemoteDefinition;
  /** The HostApi that reports under this remote's name and uses its texts. */
  readonly host: HostApi;
  /** The remote's own jotai store, which holds no atom of another remote. */
  readonly store: ReturnType<typeof createStore>;
  /** Loads a page. Returns the same promise each time, as Suspense needs. Undefined if the remote has no such page. */
  readonly page: (name: string) => Promise<ComponentType> | undefined;
  readonly extension: <Name extends SlotName>(name: Name) => Promise<ComponentType<SlotProps<Name>>> | undefined;
}

/** Directory of the remotes that fill slots; the shell provides it. */
export interface SlotDirectory {
  readonly getFillers: (name: SlotName) => readonly RemoteHandle[];
  /** Calls `onChange` when the fillers may have changed. Returns a function that unsubscribes. */
  readonly subscribe: (onChange: () => void) => () => void;
}

export const SlotDirectoryContext = createContext<SlotDirectory>({
  getFillers: () => NOBODY,
  subscribe: () => () => {},
});

const NOBODY: readonly RemoteHandle[] = [];

export function useSlotDirectory(): SlotDirectory {
  return useContext(SlotDirectoryContext);
}
