import { existsSync } from 'node:fs';
import path from 'node:path';
import { createWebpackConfig } from './createWebpackConfig.js';
import { importAgain } from './importAgain.js';
import { readManifest } from './readManifest.js';

/**
 * Returns the build of a target: as its `webpack.config.js` says, or, without one, as its `remote.manifest.ts` does.
 * @param {string} folder Absolute.
 * @returns {Promise<ReturnType<typeof createWebpackConfig>>}
 */
export async function readConfig(folder) {
  const config = path.join(folder, 'webpack.config.js');
  if (existsSync(config)) return (await importAgain(config)).default;
  return createWebpackConfig({ folder, kind: 'remote', manifest: await readManifest(folder) });
}
