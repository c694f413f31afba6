import type {} from '../initial-page/requestRegistryEarly.ts';
import type { ShellHost } from './createShellHost.ts';
import { listReleases } from '../remotes/Release.ts';
import { requestRegistry } from '../remotes/requestRegistry.ts';
import { nextTask } from '../browser/nextTask.ts';
import type { Shell } from '../base/createShell.ts';

const started = new WeakMap<Shell, Promise<ShellHost>>();
let requested: ReturnType<typeof ask> | undefined;

/** Requests the code and the registry before anything can use them. */
export function preloadHost(): void {
  requested ??= ask();
}

/** Starts the shell's host, once per page. After a failed start, the next caller tries again. */
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
  const { code, registry, firstPaint } = requested ?? ask();
  requested = undefined;
  const { createShellHost, createRemoteTexts, provideAhead, readRegistry } = await code;
  firstPaint.then(provideAhead).catch(() => {});
  const [reading, texts] = await Promise.all([readRegistry(registry), createRemoteTexts(shell.texts.locale)]);
  await nextTask();
  return createShellHost(shell, reading, texts);
}

function ask() {
  const registry = window.meetRegistry ?? requestRegistry();
  window.meetRegistry = undefined;
  const pending = {
    code: loadCode(),
    registry,
    firstPaint: preload(registry),
  };
  // Callers that wait for the host receive its failure. This only prevents reports of unhandled rejections.
  for (const part of Object.values(pending)) (part as Promise<unknown>).catch(() => {});
  return pending;
}

/** Loads the host's code, in tasks short enough that a slow phone responds between them. It is all in one file. */
async function loadCode() {
  const { createRemoteTexts } = await import(/* webpackChunkName: "host" */ '../i18n/createRemoteTexts.ts');
  await nextTask();
  const { readRegistry } = await import(/* webpackChunkName: "host" */ '../remotes/readRegistry.ts');
  const { provideAhead } = await import(/* webpackChunkName: "host" */ '../remotes/provideAhead.ts');
  await nextTask();
  const { createShellHost } = await import(/* webpackChunkName: "host" */ './createShellHost.ts');
  await nextTask();
  return { createShellHost, createRemoteTexts, provideAhead, readRegistry };
}

/** Requests the files that the page will draw first of remotes, before the code that starts them is loaded. */
async function preload(registry: Promise<unknown>) {
  const code = import(/* webpackChunkName: "first-paint" */ '../remotes/preloadFirstPaint.ts');
  const [{ preloadFirstPaint }, answer] = await Promise.all([code, registry]);
  await nextTask();
  return preloadFirstPaint(listReleases(answer));
}
