import { existsSync } from 'node:fs';
import path from 'node:path';
import { importAgain } from './importAgain.js';

/**
 * Returns the manifest of a remote. @param {string} folder
 * @returns {Promise<import('@meet/contracts/remotes').ManifestSource>}
 */
export async function readManifest(folder) {
  const file = path.join(folder, 'remote.manifest.ts');
  if (!existsSync(file)) {
    throw new Error(`${folder} is no remote: it has no remote.manifest.ts. Make one by npm create @meet/remote.`);
  }
  return (await importAgain(file)).default;
}
