import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT, stopWith } from '../lib/prepare.mjs';

/**
 * Compiles all packages at once, each below its own folder as in the workspace: JavaScript and declarations, without tests
 * and without maps. @returns {Promise<string>} where the result lies
 */
export async function compilePackages(packages, stage) {
  const compiled = path.join(stage, 'compiled');
  const toRoot = path.relative(stage, ROOT);
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
      // `npm run types` checks; here an error would be told twice.
      noCheck: true,
    },
    include: packages.filter(({ isScript }) => !isScript).map(({ folder }) => path.join(toRoot, folder, 'src')),
    exclude: [path.join(toRoot, '**/*.test.ts'), path.join(toRoot, '**/*.test.tsx')],
  };
  await mkdir(stage, { recursive: true });
  const file = path.join(stage, 'tsconfig.json');
  await writeFile(file, JSON.stringify(config, null, 2));
  const tsc = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', file], { stdio: 'inherit' });
  if (status !== 0) stopWith('The packages could not be compiled.');
  return compiled;
}
