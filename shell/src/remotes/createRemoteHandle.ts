import {
  type HostApi,
  type LoadedRemote,
  refuseRemote,
  type RemoteDefinition,
  type RemoteHandle,
  type RemotePage,
  type RemoteTexts,
  type SlotName,
} from '@meet/remote-kit';
import type { Locale } from '@meet/contracts';
import { createStore } from 'jotai';
import type { ComponentType } from 'react';
import type { Federation } from './createFederation.ts';
import { nextTask } from '../browser/nextTask.ts';
import { failingAt } from './failureKinds.ts';
import { hurry } from './retryWithBackoff.ts';
import type { Release } from './Release.ts';

export interface RemoteHandleOptions {
  readonly release: Release;
  readonly federation: Federation;
  /** Adds the remote's texts in the page's language. */
  readonly loadTexts: (definition: RemoteDefinition) => Promise<void>;
  /** `pageEvents` are the schemas in the remote's definition of the page events that it emits. */
  readonly createHost: (release: Release, pageEvents: RemoteDefinition['pageEvents']) => HostApi;
  readonly locale: Locale;
}

export interface ShellRemoteHandle extends RemoteHandle {
  readonly release: Release;
  /** Returns whether it is loaded or loading. Another release must then not replace it on this page. */
  readonly isRunning: () => boolean;
  /** Calls the disposer that the remote's setup returned. A remote that is still loading is not set up. */
  readonly dispose: () => void;
  /** Sets the remote up again after `dispose`, once it is loaded. */
  readonly setUpAgain: () => void;
}

export function createRemoteHandle(options: RemoteHandleOptions): ShellRemoteHandle {
  const { release, federation } = options;
  let loading: Promise<LoadedRemote> | undefined;
  let setUp: (() => void) | undefined;
  let dispose: (() => void) | undefined;
  let isDisposed = false;
  let forgetParts = () => {};

  async function start(): Promise<LoadedRemote> {
    const definition = await failingAt('load', async () => {
      const candidate = await federation.load(release);
      const refusal = refuseRemote(candidate);
      if (refusal) throw new Error(`${release.name} ${release.version} can't run here: ${refusal}.`);
      await options.loadTexts(candidate as RemoteDefinition);
      await nextTask();
      return candidate as RemoteDefinition;
    });
    const host = options.createHost(release, definition.pageEvents);
    setUp = () => void (dispose = definition.setup?.(host) ?? undefined);
    await failingAt('setup', () => isDisposed || setUp?.());
    await nextTask();
    const parts = createParts(definition, options.loadTexts);
    forgetParts = parts.forgetFailed;
    return {
      id: release.name,
      definition,
      host,
      store: createStore(),
      page: parts.page,
      extension: parts.extension,
    };
  }

  return {
    id: release.name,
    version: release.version,
    words: release.manifest.words[options.locale],
    release,
    isRunning: () => loading !== undefined && !failures.has(loading),
    load() {
      loading ??= notingFailure(start());
      return loading;
    },
    reset() {
      if (loading && failures.has(loading)) {
        loading = undefined;
        federation.forget(release);
      } else {
        forgetParts();
        hurry();
      }
    },
    dispose() {
      isDisposed = true;
      dispose?.();
      dispose = undefined;
    },
    setUpAgain() {
      if (!isDisposed) return;
      isDisposed = false;
      setUp?.();
    },
  };
}

/** Promises that are known to have failed. `reset` can thus give `use` a new promise at once. */
const failures = new WeakSet<Promise<unknown>>();

function notingFailure<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => failures.add(promise));
  return promise;
}

/** Keeps the remote's pages and extensions, each loaded once. Suspense needs the same promise at every render. */
function createParts(definition: RemoteDefinition, loadTexts: RemoteHandleOptions['loadTexts']) {
  const parts = new Map<string, Promise<ComponentType<never>>>();

  function part(key: string, load: (() => Promise<ComponentType<never>>) | undefined) {
    if (!load) return undefined;
    let promise = parts.get(key);
    if (!promise) {
      promise = notingFailure(failingAt('part', load));
      parts.set(key, promise);
    }
    return promise as Promise<never>;
  }

  /** Loads a page together with its texts. */
  async function loadPage({ load, texts, contractTexts = [] }: RemotePage): Promise<ComponentType> {
    const own = (texts ?? []) as RemoteTexts | readonly RemoteTexts[];
    const loads = [own].flat().map((one) => loadTexts({ ...definition, texts: one, contractTexts }));
    const [component] = await Promise.all([load(), ...loads]);
    return component;
  }

  return {
    page(name: string) {
      const { [name]: page } = definition.routes ?? {};
      return part(`page ${name}`, page && ((() => loadPage(page)) as never));
    },
    extension: (name: SlotName) => part(`extension ${name}`, definition.extensions?.[name]?.load as never),
    forgetFailed() {
      for (const [key, promise] of parts) if (failures.has(promise)) parts.delete(key);
    },
  };
}
