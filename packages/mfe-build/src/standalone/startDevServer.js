import { watch } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { CliError } from '../cli/CliError.js';
import { CONFIGURATION } from '../createWebpackConfig.js';
import { readConfig } from '../readConfig.js';
import { readDevelopmentShell } from './developmentShell.js';
import { readManifest } from '../readManifest.js';
import { createStandaloneServer } from './createStandaloneServer.js';

/**
 * Serves a remote in the shell of a product and builds it again after each change. Resolves after SIGINT or SIGTERM.
 * @param {{ folder: string, port: number, gateway: string, say: (text: string) => void, complain: (text: string) => void }} options
 */
export async function startDevServer({ folder, port, gateway, say, complain }) {
  const { name } = await readManifest(folder).catch((error) => {
    throw new CliError(error.message);
  });
  const shell = await shellFor(gateway, folder, say);
  let output = '';
  let watching;
  const { server, built, failed } = createStandaloneServer({
    name,
    gateway,
    shell,
    releaseFolder: () => output,
    async readRelease() {
      const text = await readFile(path.join(output, 'release.json'), 'utf8').catch(() => undefined);
      return text && JSON.parse(text);
    },
  });

  /** Builds with the present manifest. */
  async function build() {
    await stop();
    const createConfig = await readConfig(folder);
    const config = createConfig({ mode: 'development', hash: 'development', refresh: shell !== undefined });
    output = config.output.path;
    // Updates of earlier runs are useless.
    await rm(output, { recursive: true, force: true });
    watching = webpack(config).watch({}, (error, stats) => {
      if (error || stats.hasErrors()) return fail(error?.message ?? stats.toString({ preset: 'errors-only' }));
      say(`  ${name} built in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`);
      built(stats.hash);
    });
  }

  function fail(message) {
    complain(message);
    failed(message);
  }

  const stop = () => new Promise((resolve) => (watching ? watching.close(resolve) : resolve()));
  let turn = Promise.resolve();
  const rebuild = () => (turn = turn.then(build).catch((error) => fail(error.message)));

  await listen(server, port);
  say(`\n  ${name} at   http://localhost:${port}\n  gateway at  ${gateway}\n`);
  await rebuild();
  // Node reads these files, not webpack: a change in them needs a new configuration.
  const watcher = watch(folder, (_event, file) => CONFIGURATION.includes(file) && rebuild());
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });
  watcher.close();
  server.close();
  server.closeAllConnections();
  await turn;
  await stop();
}

/** Returns the development shell if one is installed and can run the product's live remotes. */
async function shellFor(gateway, folder, say) {
  const shell = await readDevelopmentShell(folder);
  if (!shell) {
    say('  A change reloads pages: @meet/shell-dev, which exchanges components in place, is not installed.');
    return undefined;
  }
  const incompatibility = shell.incompatibility(await liveRemotes(gateway));
  if (incompatibility)
    say(`  A change reloads pages: @meet/shell-dev is of another version than the product, where ${incompatibility}.`);
  return incompatibility ? undefined : shell;
}

/** Returns the live remotes; none if the gateway does not respond, which pages will report. */
async function liveRemotes(gateway) {
  try {
    const response = await fetch(new URL('/registry.json', gateway), { signal: AbortSignal.timeout(5_000) });
    return (await response.json()).remotes ?? {};
  } catch {
    return {};
  }
}

function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new CliError(`Port ${port} is taken.`, { advice: 'Give another by --port.' })
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
}
