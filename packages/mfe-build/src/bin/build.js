// Builds one target: node build.js <folder> <production|development>. Prints a line of JSON: where the build lies, what it read.
import path from 'node:path';
import { compressFolder } from '../compressFolder.js';
import { configurationOf } from '../createWebpackConfig.js';
import { readConfig } from '../readConfig.js';
import { runBuild } from '../runBuild.js';

const [place, mode] = process.argv.slice(2);
const folder = path.resolve(place);
try {
  const createConfig = await readConfig(folder);
  const result = await runBuild(createConfig({ mode }));
  // Read by Node, before webpack looks at anything.
  result.read.files.push(...configurationOf(folder));
  if (mode === 'production') await compressFolder(result.path);
  await new Promise((resolve) => process.stdout.write(`${JSON.stringify(result)}\n`, resolve));
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
  process.exit(1);
}
