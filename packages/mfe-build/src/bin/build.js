// Builds one target: node build.js <folder> <production|development> <hash>
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFolder } from '../compressFolder.js';
import { runBuild } from '../runBuild.js';

const [folder, mode, hash] = process.argv.slice(2);
try {
  const { default: createConfig } = await import(pathToFileURL(path.join(folder, 'webpack.config.js')).href);
  const { path: output } = await runBuild(createConfig({ mode, hash }));
  if (mode === 'production') await compressFolder(output);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
  process.exit(1);
}
