import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../lib/prepare.mjs';

/** Relative imports of sources that declarations still name by their sources' endings. */
const SOURCE_IMPORT = /(\bfrom |\bimport |\bimport\()(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g;

/**
 * Compiles sources of the workspace with their declarations, each below its own folder as there. Nothing is checked:
 * `npm run types` does, and here an error would be told twice.
 * @param {string} stage An absolute folder, of which `compiled` is written.
 * @param {{ include?: readonly string[], files?: readonly string[], exclude?: readonly string[] }} sources From the root.
 * @param {object} [compilerOptions] Beside the house's.
 * @returns {Promise<{ compiled: string, output: string }>} where the result lies, and what the compiler told; throws where it failed
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
  // Not the native compiler that checks types: as of 7.0.2 it leaves declarations out, now some, now others.
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return { compiled: path.join(stage, 'compiled'), output: stdout };
}

/** A declaration whose imports name what was built. */
export const withBuiltImports = (text) => text.replace(SOURCE_IMPORT, '$1$2$3.js$2');
