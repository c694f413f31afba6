import type { ShellHost } from '../host/createShellHost.ts';
import { readRegistry } from '../remotes/readRegistry.ts';
import type { Shell } from './Shell.ts';

const started = new WeakMap<Shell, Promise<ShellHost>>();

/** The world of remotes, once per page: its code and the registry are fetched side by side. A failed start is tried anew. */
export function prepareHost(shell: Shell): Promise<ShellHost> {
  let starting = started.get(shell);
  if (!starting) {
    starting = start(shell);
    started.set(shell, starting);
  }
  return starting;
}

export function forgetHost(shell: Shell): void {
  started.delete(shell);
}

async function start(shell: Shell): Promise<ShellHost> {
  const [{ createShellHost, createRemoteTexts, withOverrides }, registry] = await Promise.all([
    import(/* webpackChunkName: "host" */ '../host/index.ts'),
    readRegistry(),
  ]);
  const [live, texts] = await Promise.all([withOverrides(registry), createRemoteTexts(shell.texts.locale)]);
  return createShellHost(shell, live, texts);
}
