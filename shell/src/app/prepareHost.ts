import type { ShellHost } from '../host/createShellHost.ts';
import { askRegistry } from '../remotes/askRegistry.ts';
import type { Shell } from './Shell.ts';

const started = new WeakMap<Shell, Promise<ShellHost>>();
let asked: ReturnType<typeof ask> | undefined;

/** Asks for the code and the registry before anything can use them. */
export function preloadHost(): void {
  asked ??= ask();
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
  const { code, registry, firstPaint } = asked ?? ask();
  asked = undefined;
  const { createShellHost, createRemoteTexts, provideAhead, readRegistry } = await code;
  firstPaint.then(provideAhead).catch(() => {});
  const [reading, texts] = await Promise.all([readRegistry(registry), createRemoteTexts(shell.texts.locale)]);
  return createShellHost(shell, reading, texts);
}

function ask() {
  const registry = askRegistry();
  const asking = {
    code: import(/* webpackChunkName: "host" */ '../host/index.ts'),
    registry,
    firstPaint: preload(registry),
  };
  // Whoever waits for the host is told of a failure; nobody else has to be.
  for (const part of Object.values(asking)) (part as Promise<unknown>).catch(() => {});
  return asking;
}

/** Asks for what the page will draw of remotes, before the code that starts them is there. */
async function preload(registry: Promise<unknown>) {
  const code = import(/* webpackChunkName: "first-paint" */ '../remotes/preloadFirstPaint.ts');
  const [{ preloadFirstPaint }, answer] = await Promise.all([code, registry]);
  return preloadFirstPaint(answer);
}
