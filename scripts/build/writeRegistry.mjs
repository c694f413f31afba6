import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readLastBuild, getRecord, WORKSPACE } from './targets.mjs';

/** File from which the edge reads the live releases. */
export const REGISTRY = path.join(WORKSPACE, 'dist/registry.json');

/**
 * Writes the live release of every remote to the registry, which the shell reads at page load. Its shape is `{ remotes:
 * { <name>: <release record> }, types }`.
 * `types` is the digest of the shell's declarations that were built with them. A remote whose build failed keeps its
 * former record.
 */
export async function writeRegistry(targets) {
  const before = await readJson(REGISTRY);
  const remotes = {};
  for (const target of targets.filter(({ kind }) => kind === 'remote')) {
    const build = readLastBuild(target);
    const record = build ? await readJson(getRecord(build)) : before?.remotes[target.name];
    if (record) remotes[target.name] = record;
  }
  const declared = readLastBuild(targets.find(({ kind }) => kind === 'types'));
  const types = declared && (await readJson(path.join(WORKSPACE, declared.path)))?.digest;
  const registry = { remotes, ...(types && { types }) };
  const text = `${JSON.stringify(registry, null, 2)}\n`;
  if (JSON.stringify(before) === JSON.stringify(registry)) return;
  await mkdir(path.dirname(REGISTRY), { recursive: true });
  // A rename replaces the file atomically: a page that loads meanwhile reads the old list or the new one, never a
  // partial one.
  await writeFile(`${REGISTRY}.new`, text);
  await rename(`${REGISTRY}.new`, REGISTRY);
}

async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
