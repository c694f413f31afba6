import type { ShellHost } from '../host/createShellHost.ts';
import { readRegistry } from '../remotes/readRegistry.ts';
import type { Shell } from './Shell.ts';

const started = new WeakMap<Shell, Promise<ShellHost>>();
let parts: ReturnType<typeof fetchParts> | undefined;

/** Asks for the code and the registry before anything can use them. */
export function preloadHost(): void {
  parts ??= fetchParts();
  // Whoever waits for the host is told of a failure; nobody else has to be.
  parts.catch(() => (parts = undefined));
}

/** The world of remotes, once per page. A failed start is tried anew by the next who asks. */
export function prepareHost(shell: Shell): Promise<ShellHost> {
  let starting = started.get(shell);
  if (!starting) {
    starting = start(shell);
    starting.catch(() => started.delete(shell));
    started.set(shell, starting);
  }
  return starting;
}

async function start(shell: Shell): Promise<ShellHost> {
  preloadHost();
  const [{ createShellHost, createRemoteTexts, withOverrides }, registry] = await parts!;
  const [live, texts] = await Promise.all([withOverrides(registry), createRemoteTexts(shell.texts.locale)]);
  return createShellHost(shell, live, texts);
}

function fetchParts() {
  return Promise.all([import(/* webpackChunkName: "host" */ '../host/index.ts'), readRegistry()]);
}
