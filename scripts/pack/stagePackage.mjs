import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildDevelopmentShell } from '../../packages/mfe-build/src/standalone/developmentShell.js';
import { ROOT } from '../lib/prepare.mjs';
import { buildChangelog, buildReadme, withoutOuterLinks } from './describePackage.mjs';
import { publishedJson } from './publishedJson.mjs';
import { withBuiltImports } from './runCompiler.mjs';

const IS_TEST = /\.test\.[jt]sx?$/;

/**
 * Writes one package in the layout that is published. @param {import('./readPublishable.mjs').Publishable} one
 * @returns {Promise<string>} Its folder.
 */
export async function stagePackage(one, packages, compiled, stage) {
  const folder = path.join(stage, 'packages', one.json.name.replace('@meet/', ''));
  const source = path.join(ROOT, one.folder);
  await mkdir(folder, { recursive: true });
  if (one.isShell) {
    await buildDevelopmentShell(path.resolve(source, one.json.source), path.join(folder, 'dist'), { compact: true });
  } else {
    await (one.isScript ? copyScripts(one, source, folder) : copyCompiled(one, source, compiled, folder));
  }
  const operations = path.join(source, 'operations.generated.json');
  if (existsSync(operations)) await cp(operations, path.join(folder, 'operations.generated.json'));
  await describe(one, source, folder);
  await cp(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
  const json = await publishedJson(one, packages, folder);
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(json, null, 2)}\n`);
  return folder;
}

/** Writes README and CHANGELOG of a package. */
async function describe({ json }, source, folder) {
  const read = (file) => (existsSync(file) ? readFile(file, 'utf8') : undefined);
  const readme = await read(path.join(source, 'README.md'));
  await writeFile(path.join(folder, 'README.md'), readme ? withoutOuterLinks(readme) : buildReadme(json));
  const pending = globSync('.changeset/*.md', { cwd: ROOT }).sort();
  const changesets = await Promise.all(pending.map((file) => readFile(path.join(ROOT, file), 'utf8')));
  const released = await read(path.join(source, 'CHANGELOG.md'));
  await writeFile(path.join(folder, 'CHANGELOG.md'), buildChangelog(json, changesets, released));
}

/**
 * Copies the folders that package.json names under `files`, without tests. The tests of a template are kept, because
 * they belong to the generated remote.
 */
async function copyScripts({ json }, source, folder) {
  for (const name of json.files) {
    await cp(path.join(source, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => (name === 'template' || !IS_TEST.test(file)) && !/[/\\](node_modules|dist)$/.test(file),
    });
  }
}

async function copyCompiled(one, source, compiled, folder) {
  const dist = path.join(folder, 'dist');
  await cp(path.join(compiled, one.folder, 'src'), dist, { recursive: true });
  // Texts and assets are imported uncompiled.
  for (const name of globSync('src/**/*.{json,css,svg,png,woff2,mp3}', { cwd: source })) {
    await cp(path.join(source, name), path.join(folder, name.replace(/^src/, 'dist')));
  }
  for (const name of globSync('**/*.d.ts', { cwd: dist })) {
    const file = path.join(dist, name);
    await writeFile(file, withBuiltImports(await readFile(file, 'utf8')));
  }
}
