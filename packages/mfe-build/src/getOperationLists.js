import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findPackage } from './findPackage.js';

const LIST = 'operations.generated.json';

/**
 * Returns the generated lists of all documents that a target's scripts may contain. They belong to its own sources and
 * to the contracts on which it depends, directly or through our packages.
 * @param {string} folder The target's.
 * @returns {string[]}
 */
export function getOperationLists(folder) {
  return [folder, ...findContracts(folder).values()].map((one) => path.join(one, LIST));
}

function findContracts(folder, found = new Map(), seen = new Set()) {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const isContract = name.endsWith('-contract');
    if (seen.has(name) || !(isContract || name.startsWith('@meet/'))) continue;
    seen.add(name);
    const its = findPackage(name, folder);
    if (isContract) found.set(name, its);
    findContracts(its, found, seen);
  }
  return found;
}
