import { ROUTES, type RouteName } from '@meet/contracts/routes';
import type { RemoteHandle, SlotDirectory, SlotName } from '@meet/remote-kit';
import type { ShellRemoteHandle } from './createRemoteHandle.ts';
import { fetchRegistry, type RegistryReading } from './readRegistry.ts';
import type { Registry, Release } from './Release.ts';

export interface RemoteDirectory extends SlotDirectory {
  /** The remote that draws a page; undefined while no live remote does. */
  readonly drawerOf: (page: RouteName) => RemoteHandle | undefined;
  /** Whether the registry itself has answered: only then is what is not listed not there. */
  readonly isCertain: () => boolean;
  /** Asks the registry anew; what it lists then is drawn. Rejects when it does not answer. */
  readonly refresh: () => Promise<void>;
  /** Another value each time that what is listed has changed. */
  readonly revision: () => unknown;
  /** Has every remote let go of whoever was signed in. */
  readonly dispose: () => void;
  /** Sets the remotes up for whoever is signed in now, after `dispose`. */
  readonly setUpAnew: () => void;
}

/** Who draws what, by the registry. Late news change what a page began with; what runs and is still live stays as it is. */
export function createRemoteDirectory(
  { known, news }: RegistryReading,
  create: (release: Release) => ShellRemoteHandle,
): RemoteDirectory {
  const listeners = new Set<() => void>();
  let handles = handlesOf(known);
  let fillers = new Map<SlotName, readonly RemoteHandle[]>();
  let certain = !news;

  function handlesOf({ remotes }: Registry, present?: ReadonlyMap<string, ShellRemoteHandle>) {
    return new Map(
      Object.values(remotes).map((release) => {
        const handle = present?.get(release.name);
        const stays = handle && (handle.release.hash === release.hash || handle.isRunning());
        return [release.name, stays ? handle : create(release)] as const;
      }),
    );
  }

  function list(registry: Registry): void {
    const before = handles;
    handles = handlesOf(registry, before);
    for (const handle of before.values()) if (handles.get(handle.id) !== handle) handle.dispose();
    fillers = new Map();
    certain = true;
    for (const listener of listeners) listener();
  }
  void news?.then(list);

  return {
    drawerOf(page) {
      const handle = handles.get(ROUTES[page].owner);
      return handle?.release.pages.includes(page) ? handle : undefined;
    },
    // The same array at each call, as React's stores need.
    fillersOf(name) {
      let found = fillers.get(name);
      if (!found) {
        found = [...handles.values()].filter(({ release }) => release.fills.includes(name));
        fillers.set(name, found);
      }
      return found;
    },
    isCertain: () => certain,
    refresh: async () => list(await fetchRegistry()),
    revision: () => handles,
    dispose() {
      for (const handle of handles.values()) handle.dispose();
    },
    setUpAnew() {
      for (const handle of handles.values()) handle.setUpAnew();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
