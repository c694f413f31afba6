import path from 'node:path';
import { stopWith } from '../lib/prepare.mjs';
import { runCompiler } from './runCompiler.mjs';

/**
 * Compiles all packages at once, each below its own folder as in the workspace. The output is JavaScript and
 * declarations, without tests and source maps.
 * @returns {Promise<string>} The folder of the output.
 */
export async function compilePackages(packages, stage) {
  const sources = {
    include: packages.filter(({ isScript }) => !isScript).map(({ folder }) => path.join(folder, 'src')),
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  };
  try {
    return (await runCompiler(stage, sources)).compiled;
  } catch (error) {
    return stopWith(`${error.message}\nThe packages could not be compiled.`);
  }
}
