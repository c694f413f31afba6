import { createStore } from 'jotai';
import type { ComponentType } from 'react';
import type { HostApi } from '../host/HostApi.ts';
import type { LoadedRemote, RemoteHandle, SlotDirectory } from '../remote/RemoteHandle.ts';
import type { SlotName, SlotProps } from '../slots/SlotTable.ts';

/** Components by the slot that each fills. */
export type Fillers = { readonly [Name in SlotName]?: ComponentType<SlotProps<Name>> };

/** Returns a directory in which one remote fills slots with these components, for `renderInHost`. */
export function fillSlots(fillers: Fillers, host: HostApi, id = 'test'): SlotDirectory {
  const extensions = new Map<string, Promise<unknown>>(
    Object.entries(fillers).map(([name, filler]) => [name, Promise.resolve(filler)]),
  );
  const remote = { id, host, store: createStore(), extension: (name: string) => extensions.get(name) };
  const loading = Promise.resolve(remote as unknown as LoadedRemote);
  const handles: RemoteHandle[] = [{ id, version: '1.0.0', words: id, load: () => loading, reset() {} }];
  const nobody: RemoteHandle[] = [];
  return { getFillers: (name) => (extensions.has(name) ? handles : nobody), subscribe: () => () => {} };
}
