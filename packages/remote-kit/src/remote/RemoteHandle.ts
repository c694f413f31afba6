import type { SlotName, SlotProps } from '../slots/SlotTable.ts';
import type { createStore } from 'jotai';
import { createContext, useContext, type ComponentType } from 'react';
import type { HostApi } from '../host/HostApi.ts';
import type { RemoteDefinition } from './defineRemote.ts';

/** A remote as the shell knows it before, while and after it is loaded. */
export interface RemoteHandle {
  readonly id: string;
  readonly version: string;
  /** Name that people read, in the page's language. */
  readonly words: string;
  /** Loads and sets the remote up once; all callers share the promise. After a failure, `reset` allows another try. */
  readonly load: () => Promise<LoadedRemote>;
  /** Tries again: a failed load starts from the network when it is next asked for; what is under way is asked for once more. */
  readonly reset: () => void;
}

export interface LoadedRemote {
  readonly id: string;
  readonly definition: RemoteDefinition;
  /** The HostApi that names this remote in its reports and finds its texts. */
  readonly host: HostApi;
  /** Its own jotai store: no atom of another remote is in it. */
  readonly store: ReturnType<typeof createStore>;
  /** The same promise each time, as Suspense needs. Undefined when the remote has no such page. */
  readonly page: (name: string) => Promise<ComponentType> | undefined;
  readonly extension: <Name extends SlotName>(name: Name) => Promise<ComponentType<SlotProps<Name>>> | undefined;
}

/** Directory of the remotes that fill slots; the shell answers. */
export interface SlotDirectory {
  readonly getFillers: (name: SlotName) => readonly RemoteHandle[];
  /** Called when the answer may have changed. Returns how to stop. */
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
