import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/prepare.mjs';

/**
 * @typedef {object} Publishable
 * @property {string} folder Path from the root.
 * @property {Record<string, any>} json Its package.json.
 * @property {boolean} isScript Whether it is plain JavaScript for Node.js, which is shipped without compilation.
 * @property {boolean} isShell Whether it contains only the development build of the shell whose source its package.json
 * names.
 */

/** Packages that remotes in other repositories need. The domains' contracts are added below. */
const PACKAGES = [
  { folder: 'packages/contracts' },
  { folder: 'packages/ui' },
  { folder: 'packages/remote-kit' },
  { folder: 'packages/guidance' },
  { folder: 'packages/mfe-build', isScript: true },
  { folder: 'packages/create-remote', isScript: true },
  { folder: 'packages/shell-dev', isScript: true, isShell: true },
];

/** @returns {Publishable[]} */
export function readPublishable() {
  const contracts = globSync('contracts/*/package.json', { cwd: ROOT })
    .sort()
    .map((file) => ({ folder: path.dirname(file) }));
  return [...PACKAGES, ...contracts]
    .filter(({ folder }) => globSync(`${folder}/package.json`, { cwd: ROOT }).length)
    .map(({ folder, isScript = false, isShell = false }) => ({
      folder,
      isScript,
      isShell,
      json: readJson(path.join(folder, 'package.json')),
    }));
}

export const readJson = (file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
