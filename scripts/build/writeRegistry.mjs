import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { recordOf, WORKSPACE } from './targets.mjs';

/** Where the edge finds what is live. */
export const REGISTRY = path.join(WORKSPACE, 'dist/registry.json');

/** Lists the present build of every remote, as the shell reads it at page load: `{ remotes: { <name>: <release record> } }`. */
export async function writeRegistry(targets) {
  const remotes = {};
  for (const target of targets.filter(({ kind }) => kind === 'remote')) {
    const file = recordOf(target);
    if (existsSync(file)) remotes[target.name] = JSON.parse(await readFile(file, 'utf8'));
  }
  const text = `${JSON.stringify({ remotes }, null, 2)}\n`;
  if ((await readFile(REGISTRY, 'utf8').catch(() => '')) === text) return;
  await mkdir(path.dirname(REGISTRY), { recursive: true });
  // Renamed into place: a page that loads meanwhile reads the old list or the new one, never half of one.
  await writeFile(`${REGISTRY}.new`, text);
  await rename(`${REGISTRY}.new`, REGISTRY);
}
