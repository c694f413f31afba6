// Lists imports as dependency-cruiser finds them; `npm run imports` checks them.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import path from 'node:path';
import { NODE, ROOT } from './prepare.mjs';

export const FOLDERS = [
  'contracts',
  'packages',
  'services',
  'gateway',
  'shell',
  'mfe-*',
  'apps',
  'e2e',
  'bench',
  'scripts',
];
const CLI = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const JSON_MAX_BYTES = 256 * 1024 * 1024;

/** Runs dependency-cruiser over all folders. */
export function cruise(args, options = {}) {
  return spawnSync(NODE, [CLI, '--config', '.dependency-cruiser.cjs', ...args, ...FOLDERS], { cwd: ROOT, ...options });
}

/**
 * Returns the imports of each module of this repository as dependency-cruiser finds them. `all` includes lazy imports
 * and types. `atStart` has only those without which the module can't be loaded.
 */
export function readImportGraphs() {
  const { stdout, stderr } = cruise(['--output-type', 'json'], { maxBuffer: JSON_MAX_BYTES, encoding: 'utf8' });
  const isAtStart = ({ dynamic, typeOnly, dependencyTypes }) =>
    !(dynamic || typeOnly || dependencyTypes.includes('type-only'));
  try {
    const { modules } = JSON.parse(stdout);
    const list = (counts) =>
      new Map(
        modules.map(({ source, dependencies }) => [
          source,
          dependencies.filter(counts).map(({ resolved }) => resolved),
        ]),
      );
    return { all: list(() => true), atStart: list(isAtStart) };
  } catch (error) {
    throw new Error(`The import graph could not be read: ${stderr}`, { cause: error });
  }
}

/** Returns the folders of all workspaces. */
export function readWorkspaces({ workspaces }) {
  return workspaces
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: ROOT }))
    .map((file) => path.dirname(file));
}
