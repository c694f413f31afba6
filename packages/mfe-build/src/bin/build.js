// Builds one target: node build.js <folder> <production|development>. Prints a line of JSON: where the build lies, what it read.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFolder } from '../compressFolder.js';
import { runBuild } from '../runBuild.js';

const [folder, mode] = process.argv.slice(2);
try {
  const { default: createConfig } = await import(pathToFileURL(path.join(folder, 'webpack.config.js')).href);
  const result = await runBuild(createConfig({ mode }));
  if (mode === 'production') await compressFolder(result.path);
  await new Promise((resolve) => process.stdout.write(`${JSON.stringify(result)}\n`, resolve));
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
  process.exit(1);
}
