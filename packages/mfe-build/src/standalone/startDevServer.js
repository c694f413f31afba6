import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { CliError } from '../cli/CliError.js';
import { CONFIGURATION } from '../createWebpackConfig.js';
import { readConfig } from '../readConfig.js';
import { readManifest } from '../readManifest.js';
import { createStandaloneServer } from './createStandaloneServer.js';

/**
 * Serves a remote in the shell of a product and builds it anew whenever it changes. Resolves when it was told to end, by
 * SIGINT or SIGTERM.
 * @param {{ folder: string, port: number, gateway: string, say: (text: string) => void, complain: (text: string) => void }} options
 */
export async function startDevServer({ folder, port, gateway, say, complain }) {
  const { name } = await readManifest(folder).catch((error) => {
    throw new CliError(error.message);
  });
  let output = '';
  let watching;
  const { server, reload } = createStandaloneServer({
    name,
    gateway,
    releaseFolder: () => output,
    async readRelease() {
      const text = await readFile(path.join(output, 'release.json'), 'utf8').catch(() => undefined);
      return text && JSON.parse(text);
    },
  });

  /** Builds by what the manifest says now. */
  async function build() {
    await stop();
    const config = (await readConfig(folder))({ mode: 'development', hash: 'development' });
    output = config.output.path;
    watching = webpack(config).watch({}, (error, stats) => {
      if (error || stats.hasErrors()) return complain(error?.message ?? stats.toString({ preset: 'errors-only' }));
      say(`  ${name} built in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`);
      reload();
    });
  }

  const stop = () => new Promise((resolve) => (watching ? watching.close(resolve) : resolve()));
  let turn = Promise.resolve();
  const buildAnew = () => (turn = turn.then(build).catch((error) => complain(error.message)));

  await listen(server, port);
  say(`\n  ${name} at   http://localhost:${port}\n  gateway at  ${gateway}\n`);
  await buildAnew();
  // Read by Node and not by webpack: what changes in them asks for another configuration.
  const watcher = watch(folder, (_event, file) => CONFIGURATION.includes(file) && buildAnew());
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });
  watcher.close();
  server.close();
  server.closeAllConnections();
  await turn;
  await stop();
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
