import { existsSync } from 'node:fs';
import path from 'node:path';
import { createWebpackConfig } from './createWebpackConfig.js';
import { importAgain } from './importAgain.js';
import { readManifest } from './readManifest.js';

/**
 * Returns the build configuration of a target, from its `webpack.config.js` or, without one, its `remote.manifest.ts`.
 * @param {string} folder Absolute.
 * @returns {Promise<ReturnType<typeof createWebpackConfig>>}
 */
export async function readConfig(folder) {
  const config = path.join(folder, 'webpack.config.js');
  if (existsSync(config)) return (await importAgain(config)).default;
  return createWebpackConfig({ folder, kind: 'remote', manifest: await readManifest(folder) });
}
