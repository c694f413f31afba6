import type { ManifestNavigation, ManifestPage } from '@meet/contracts/remotes';
import { ROUTES, type RouteName } from '@meet/contracts/routes';
import type { RemoteHandle, SlotDirectory, SlotName } from '@meet/remote-kit';
import { matchPath } from 'react-router-dom';
import type { ShellRemoteHandle } from './createRemoteHandle.ts';
import { fetchRegistry, type RegistryReading } from './readRegistry.ts';
import type { Registry, Release } from './Release.ts';

/** A page that a remote adds to the addresses that the product promises. */
export interface OwnPage {
  readonly name: string;
  readonly page: ManifestPage;
}

/** A preview that the registry lists for this person in place of the release for everybody. */
export interface ChosenPreview {
  readonly remote: string;
  readonly words: string;
  /** Name of the preview. */
  readonly preview: string;
}

export interface NavigationPage extends ManifestNavigation {
  /** Address of the page. */
  readonly path: string;
}

export interface RemoteDirectory extends SlotDirectory {
  /** Returns the remote that draws a page; undefined if no live remote does. */
  readonly findDrawer: (page: string) => ShellRemoteHandle | undefined;
  /** Returns a remote's own page at an address. */
  readonly ownPageAt: (pathname: string) => OwnPage | undefined;
  /** Returns the path pattern of a remote's own page. */
  readonly findOwnPath: (page: string) => string | undefined;
  /** Returns the pages of live remotes in the main menu, in their order. The same array until the list changes. */
  readonly navigation: () => readonly NavigationPage[];
  /** Returns the remote that declares a slot, also if it is no longer live on this page. */
  readonly findDeclarer: (name: SlotName) => Pick<RemoteHandle, 'words'> | undefined;
  /** Returns the remotes that run here in another release than the live one, with their words and the live release. */
  readonly outdated: () => readonly { readonly words: string; readonly release: string }[];
  /** Returns the previews that this person has chosen. */
  readonly previews: () => readonly ChosenPreview[];
  /**
   * Starts all remotes that the page has not needed yet, because they offer more than their places. A failure is shown
   * where the remote is used.
   */
  readonly startAll: () => void;
  /** Returns the releases that this page has loaded or is loading. */
  readonly running: () => readonly Release[];
  /** Returns whether the registry itself has answered. Until then, a remote that is not listed may still exist. */
  readonly isCertain: () => boolean;
  /** Fetches the registry again and draws its new list. Rejects when the registry does not answer. */
  readonly refresh: () => Promise<void>;
  /** Returns a value that changes each time the list changes. */
  readonly revision: () => unknown;
  /** Disposes of every remote's setup for the person who was signed in. */
  readonly dispose: () => void;
  /** Sets the remotes up for the person who is signed in now, after `dispose`. */
  readonly setUpAgain: () => void;
}

const PREVIEW = 'preview/';

/** Results for the present list, computed at the first request. */
interface Lists {
  readonly fillers: Map<SlotName, readonly RemoteHandle[]>;
  navigation?: readonly NavigationPage[];
}

/**
 * Knows from the registry which remote draws which page and slot. A late answer of the registry replaces the first
 * list. A running release that is still live stays unchanged.
 */
export function createRemoteDirectory(
  { known, news }: RegistryReading,
  create: (release: Release) => ShellRemoteHandle,
): RemoteDirectory {
  const listeners = new Set<() => void>();
  const declarers = new Map<string, RemoteHandle>();
  let live = known;
  let handles = getHandles(known);
  let lists: Lists = { fillers: new Map() };
  let certain = !news;

  function getHandles({ remotes }: Registry, present?: ReadonlyMap<string, ShellRemoteHandle>) {
    const listed = new Map(
      Object.values(remotes).map((release) => {
        const handle = present?.get(release.name);
        const stays = handle && (handle.release.hash === release.hash || handle.isRunning());
        return [release.name, stays ? handle : create(release)] as const;
      }),
    );
    for (const handle of listed.values()) {
      for (const slot of handle.release.manifest.declares) declarers.set(slot, handle);
    }
    return listed;
  }

  function list(registry: Registry): void {
    const before = handles;
    live = registry;
    handles = getHandles(registry, before);
    for (const handle of before.values()) if (handles.get(handle.id) !== handle) handle.dispose();
    lists = { fillers: new Map() };
    certain = true;
    for (const listener of listeners) listener();
  }
  void news?.then(list);

  const manifests = () => [...handles.values()].map(({ release }) => release.manifest);
  const ownPages = () =>
    manifests().flatMap(({ pages }) => Object.entries(pages).map(([name, page]): OwnPage => ({ name, page })));
  const findOwnPath = (wanted: string) => ownPages().find(({ name }) => name === wanted)?.page.path;

  return {
    findDrawer: (page) => [...handles.values()].find(({ release }) => Object.hasOwn(release.manifest.pages, page)),
    ownPageAt: (pathname) => ownPages().find(({ page: { path } }) => path && matchPath(path, pathname)),
    findOwnPath,
    navigation() {
      lists.navigation ??= manifests()
        .flatMap(({ navigation }) => navigation)
        .sort((one, other) => one.order - other.order)
        .map((entry) => ({
          ...entry,
          path: withoutRest(ROUTES[entry.page as RouteName]?.path ?? findOwnPath(entry.page)),
        }));
      return lists.navigation;
    },
    // Returns the same array at each call, because React's stores need that.
    getFillers(name) {
      let found = lists.fillers.get(name);
      if (!found) {
        found = [...handles.values()].filter(({ release }) => release.manifest.fills.includes(name));
        lists.fillers.set(name, found);
      }
      return found;
    },
    findDeclarer: (name) => declarers.get(name),
    outdated: () =>
      [...handles.values()].flatMap(({ id, words, release }) => {
        const present = live.remotes[id];
        return present && present.hash !== release.hash ? [{ words, release: `${id} ${present.hash}` }] : [];
      }),
    previews: () =>
      Object.entries(live.channels ?? {}).flatMap(([remote, channel]) => {
        const handle = handles.get(remote);
        return handle && channel.startsWith(PREVIEW)
          ? [{ remote, words: handle.words, preview: channel.slice(PREVIEW.length) }]
          : [];
      }),
    startAll() {
      for (const handle of handles.values()) handle.load().catch(() => {});
    },
    running: () => [...handles.values()].filter((handle) => handle.isRunning()).map(({ release }) => release),
    isCertain: () => certain,
    refresh: async () => list(await fetchRegistry()),
    revision: () => handles,
    dispose() {
      for (const handle of handles.values()) handle.dispose();
    },
    setUpAgain() {
      for (const handle of handles.values()) handle.setUpAgain();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Returns `/dashboard` for `/dashboard/*`. */
const withoutRest = (path = '/') => path.replace(/\/\*$/, '');
