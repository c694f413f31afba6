import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the folder of a package as another one would resolve it: the nearest on the way up. Throws if there is none.
 * @param {string} name
 * @param {string} from An absolute folder.
 */
export function findPackage(name, from) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return realpathSync(candidate);
    if (folder === path.dirname(folder)) throw new Error(`${name} is not installed for ${from}: npm install.`);
  }
}

/** Returns the package.json of an installed package. */
export function readPackage(name, from) {
  return JSON.parse(readFileSync(path.join(findPackage(name, from), 'package.json'), 'utf8'));
}
