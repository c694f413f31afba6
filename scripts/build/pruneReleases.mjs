import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readLastBuild, WORKSPACE } from './targets.mjs';

/** Number of earlier builds that are kept beside the present one, because open tabs still request their chunks. */
const KEPT_BUILDS = 3;

/** Removes files that only builds older than the kept ones need. */
export async function pruneReleases(targets) {
  await Promise.all(targets.filter(({ kind }) => kind === 'remote').map(pruneRemote));
  await Promise.all(targets.filter(({ kind }) => kind === 'shell').map(pruneShell));
}

async function pruneRemote(target) {
  const folder = path.join(target.folder, 'dist');
  const present = path.basename(readLastBuild(target)?.path ?? '');
  const releases = await Promise.all(
    (await readdir(folder).catch(() => []))
      .filter((name) => name !== present)
      .map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const old = releases.sort((a, b) => b.at - a.at).slice(KEPT_BUILDS);
  await Promise.all(old.map(({ name }) => rm(path.join(folder, name), { recursive: true, force: true })));
}

async function pruneShell(target) {
  const record = path.join(target.folder, 'dist/release.json');
  if (!existsSync(record)) return;
  const history = path.join(WORKSPACE, '.cache/build/shell-files.json');
  const assets = path.join(target.folder, 'dist/assets');
  const present = (await readdir(assets, { recursive: true })).filter((name) => !name.endsWith('.br'));
  const builds = JSON.parse(await readFile(history, 'utf8').catch(() => '[]'));
  const { hash, files } = JSON.parse(await readFile(record, 'utf8'));
  builds.unshift({ hash, files: Object.keys(files).map((name) => name.replace('assets/', '')) });
  const kept = builds
    .filter((build, at) => builds.findIndex(({ hash }) => hash === build.hash) === at)
    .slice(0, KEPT_BUILDS + 1);
  await writeFile(history, JSON.stringify(kept));
  const needed = new Set(kept.flatMap(({ files }) => files));
  // Only scripts and styles accumulate. Pictures and fonts are few, and their names contain their hash.
  const stale = present.filter((name) => /\.(js|css)$/.test(name) && !needed.has(name));
  await Promise.all(
    stale.flatMap((name) => [name, `${name}.br`]).map((name) => rm(path.join(assets, name), { force: true })),
  );
}
