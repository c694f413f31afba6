import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../lib/prepare.mjs';

/** Matches relative imports in declarations that still have the endings of source files. */
const SOURCE_IMPORT = /(\bfrom |\bimport |\bimport\()(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g;

/**
 * Compiles sources of the workspace with their declarations, each below its own folder as in the workspace. It checks
 * no types, because `npm run types` does and errors would appear twice.
 * @param {string} stage Absolute path of a folder; the output goes to `compiled` in it.
 * @param {{ include?: readonly string[], files?: readonly string[], exclude?: readonly string[] }} sources Paths from
 * the root.
 * @param {object} [compilerOptions] Options that are added to the repository's.
 * @returns {Promise<{ compiled: string, output: string }>} The folder of the result and the compiler's output. Throws
 * if the compiler fails.
 */
export async function runCompiler(stage, sources, compilerOptions = {}) {
  const toRoot = path.relative(stage, ROOT);
  const fromRoot = Object.entries({ include: [], ...sources }).map(([name, all]) => [
    name,
    all.map((one) => path.join(toRoot, one)),
  ]);
  const config = {
    extends: path.join(toRoot, 'tsconfig.browser.json'),
    compilerOptions: {
      rootDir: toRoot,
      outDir: 'compiled',
      noEmit: false,
      incremental: false,
      tsBuildInfoFile: null,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      noCheck: true,
      ...compilerOptions,
    },
    ...Object.fromEntries(fromRoot),
  };
  await mkdir(stage, { recursive: true });
  const file = path.join(stage, 'tsconfig.json');
  await writeFile(file, JSON.stringify(config, null, 2));
  // The native compiler, which checks types, is not used: version 7.0.2 sometimes leaves out declarations, each time
  // different ones.
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return { compiled: path.join(stage, 'compiled'), output: stdout };
}

/** Returns a declaration whose relative imports name the built files. */
export const withBuiltImports = (text) => text.replace(SOURCE_IMPORT, '$1$2$3.js$2');
