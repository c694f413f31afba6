// Serves one remote in the shell's frame and builds it anew whenever it changes: node start.js <folder>
//   PORT     where the page is served, 3001 unless told
//   GATEWAY  whose calls, events and other remotes the page uses, http://localhost:8080 unless told
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { readConfig } from '../readConfig.js';
import { createStandaloneServer } from '../standalone/createStandaloneServer.js';
import { WORKSPACE } from '../workspace.js';

const folder = path.resolve(process.argv[2] ?? '.');
const name = path.basename(folder);
const port = Number(process.env.PORT ?? 3001);
const gateway = process.env.GATEWAY ?? 'http://localhost:8080';
const shellFolder = path.join(WORKSPACE, 'shell/dist');

if (!existsSync(path.join(shellFolder, 'index.html'))) {
  const { status } = spawnSync(process.execPath, [path.join(WORKSPACE, 'scripts/build.mjs'), 'shell'], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}

const config = (await readConfig(folder))({ mode: 'development', hash: 'development' });
const { server, reload } = createStandaloneServer({
  name,
  gateway,
  shellFolder,
  releaseFolder: () => config.output.path,
  readRelease: async () => {
    const text = await readFile(path.join(config.output.path, 'release.json'), 'utf8').catch(() => undefined);
    return text && JSON.parse(text);
  },
});

const watching = webpack(config).watch({}, (error, stats) => {
  if (error || stats.hasErrors())
    return console.error(error ?? stats.toString({ preset: 'errors-only', colors: true }));
  console.log(`  ${name} built in ${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`);
  reload();
});

server.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken; set PORT to another.` : error.message);
  process.exit(1);
});
server.listen(port, () => console.log(`\n  ${name} at   http://localhost:${port}\n  gateway at  ${gateway}\n`));

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close();
    server.closeAllConnections();
    watching.close(() => process.exit(0));
  });
}
