// Builds one target: node build.js <folder> <production|development>. Prints a line of JSON with the path of the build
// and its inputs.
import path from 'node:path';
import { buildTarget } from '../buildTarget.js';

const [folder, mode] = process.argv.slice(2);
try {
  const result = await buildTarget(path.resolve(folder), mode);
  await new Promise((resolve) => process.stdout.write(`${JSON.stringify(result)}\n`, resolve));
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
  process.exit(1);
}
