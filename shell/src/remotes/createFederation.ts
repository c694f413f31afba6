import { REMOTE_CONTRACTS } from '@meet/contracts/remotes';
import { providedModules } from '@meet/mfe-build/provided';
import { init, satisfy } from '@module-federation/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
import { distrustFiles, trustFiles } from './loadScript.ts';
import type { Release } from './Release.ts';

export interface Federation {
  /** Loads the remote's exposed module. Rejects if it can't be loaded or may not run here. */
  load(release: Release): Promise<unknown>;
  /** Forgets a release, so that the next load starts from the network. */
  forget(release: Release): void;
}

declare global {
  /** Remotes don't bundle the federation runtime. Each uses the page's, with a state of its own. */
  var meetFederation: () => typeof federation;
}

const SHELL = 'meet_shell';

/** Provides the shell's shared modules to remotes, and loads remotes. Call it once per page. */
export function createFederation(): Federation {
  globalThis.meetFederation = () => ({
    ...federation,
    bundlerRuntime: { ...federation.bundlerRuntime, S: {} } as typeof federation.bundlerRuntime,
    bundlerRuntimeOptions: {},
  });
  const releases = new Map<string, Release>();

  const instance = init({
    name: SHELL,
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(providedModules).map(([request, { version, get }]) => [
        request,
        {
          version,
          scope: ['default'],
          shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
          get: async () => {
            const exports = await get();
            return () => exports;
          },
        },
      ]),
    ),
    plugins: [
      {
        name: 'meet-script-loader',
        async loadEntry({ remoteInfo }) {
          const release = releases.get(remoteInfo.name);
          if (!release) return undefined;
          await globalThis.meetLoadScript(new URL(release.base + release.entry, document.baseURI).href);
          const container = (globalThis as unknown as Record<string, unknown>)[release.container];
          if (!container) throw new Error(`The entry of ${release.name} ${release.version} sets no container.`);
          return container as never;
        },
      },
    ],
  });

  return {
    async load(release) {
      refuseUnfit(release);
      releases.set(release.container, release);
      trustFiles(release.base, release.files);
      keepProvided(instance);
      instance.registerRemotes(
        [
          {
            name: release.container,
            entry: release.base + release.entry,
            type: 'global',
            entryGlobalName: release.container,
          },
        ],
        { force: true },
      );
      const exposed = await instance.loadRemote<{ default?: unknown }>(`${release.container}/remote`);
      return exposed?.default;
    },
    forget(release) {
      distrustFiles(release.base);
      delete (globalThis as unknown as Record<string, unknown>)[release.container];
    },
  };
}

/**
 * Marks shared modules as the shell's. The runtime attributes a module to its first user. When it registers a remote
 * again, it removes that remote's modules. A release whose first load failed would thus remove the shell's modules.
 */
function keepProvided({ shareScopeMap }: ReturnType<typeof init>): void {
  for (const [request, { version }] of Object.entries(providedModules)) {
    const shared = shareScopeMap['default']?.[request]?.[version];
    if (shared) shared.from = SHELL;
  }
}

/** Throws before any code of the release runs if it needs a contract or shared module that the shell lacks. */
function refuseUnfit(release: Release): void {
  if (!REMOTE_CONTRACTS.includes(release.contract)) {
    throw new Error(
      `${release.name} ${release.version} was built for contract ${release.contract}; this shell knows ${REMOTE_CONTRACTS.join(' and ')}.`,
    );
  }
  for (const [request, range] of Object.entries(release.shared)) {
    const version = providedModules[request]?.version;
    if (!version || !satisfy(version, range)) {
      throw new Error(
        `${release.name} ${release.version} needs ${request} ${range}; this shell has ${version ?? 'none'}.`,
      );
    }
  }
}
