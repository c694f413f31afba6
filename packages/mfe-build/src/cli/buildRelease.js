import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from '../readManifest.js';
import { CliError } from './CliError.js';

/**
 * @typedef {object} Release
 * @property {string} folder
 * @property {import('@meet/contracts/remotes').ReleaseRecord} record
 * @property {string} recordText Byte for byte.
 * @property {ReadonlyMap<string, Buffer>} files By name, including brotli variants.
 */

/** Builds the remote in a folder for production. @returns {Promise<Release>} */
export async function buildRelease(folder) {
  // Refuses a folder that is no remote before anything is built.
  await readManifest(folder).catch(asCliError);
  // Loaded lazily, because the compiler is large and most commands don't need it.
  const { buildTarget } = await import('../buildTarget.js');
  const { path: built } = await buildTarget(folder, 'production').catch(asCliError);
  const recordText = await readFile(path.join(built, 'release.json'), 'utf8');
  const names = await readdir(built, { recursive: true, withFileTypes: true });
  const files = new Map();
  for (const entry of names.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(built, file).split(path.sep).join('/');
    // The record is sent separately.
    if (name !== 'release.json' && name !== 'release.json.br') files.set(name, await readFile(file));
  }
  return { folder: built, record: JSON.parse(recordText), recordText, files };
}

function asCliError(error) {
  throw error instanceof CliError ? error : new CliError(error.message);
}
