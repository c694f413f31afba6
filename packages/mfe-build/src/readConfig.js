import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createWebpackConfig } from './createWebpackConfig.js';

/** Counts readings: a module that has changed is another one to Node only by its address. */
let reading = 0;

/**
 * How a target is built: as its `webpack.config.js` says, or, without one, as its `remote.manifest.ts` does.
 * @param {string} folder Absolute.
 * @returns {Promise<ReturnType<typeof createWebpackConfig>>}
 */
export async function readConfig(folder) {
  const config = path.join(folder, 'webpack.config.js');
  if (existsSync(config)) return (await importAnew(config)).default;
  return createWebpackConfig({ folder, kind: 'remote', manifest: await readManifest(folder) });
}

/** @returns {Promise<import('@meet/contracts/remotes').ManifestSource>} */
export async function readManifest(folder) {
  const file = path.join(folder, 'remote.manifest.ts');
  if (!existsSync(file)) {
    throw new Error(`${folder} is no remote: it has no remote.manifest.ts. Make one by npm create @meet/remote.`);
  }
  return (await importAnew(file)).default;
}

const importAnew = (file) => import(`${pathToFileURL(file).href}?${++reading}`);
