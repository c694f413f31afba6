// Writes the type declarations that the shell offers to remotes: those of this repository's packages that the shell
// provides.
// The domains' contracts are not included, because a remote bundles its own.
// Prints a line of JSON, as the other builds do: the path of the build and the files that it read.
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressFolder } from '../../packages/mfe-build/src/compressFolder.js';
import { getPackage } from '../../packages/mfe-build/src/sharedModules.js';
import { ROOT } from '../lib/prepare.mjs';
import { runCompiler, withBuiltImports } from '../pack/runCompiler.mjs';
import { FOLDERS, PROVIDED, readEntries } from './houseEntries.mjs';

const STAGE = path.join(ROOT, '.cache/build/shell-types');
const DIST = path.join(ROOT, 'shell/dist');
const ASSET = /^shell-types\.[0-9a-f]+\.json(\.br)?$/;
const BESIDE = /\b(?:from |import |import\()['"](\.[^'"]+)['"]/g;
const OURS = /\b(?:from |import\()['"](@meet\/[^'"]+)['"]/g;
const TEXTS = /\bfrom ['"](\.[^'"]+\.json)['"]/g;

await rm(STAGE, { recursive: true, force: true });
const entries = readEntries();
const { compiled, output } = await runCompiler(
  STAGE,
  { files: Object.values(entries) },
  { emitDeclarationOnly: true, removeComments: true, listFiles: true },
);
const files = await readDeclarations();
requireAll(files);
const provided = PROVIDED.map((request) => [request, getPlace(entries[request].replace(/\.tsx?$/, '.d.ts'))]);
const built = await write(JSON.stringify({ provided: inOrder(provided), files: inOrder(files) }));
console.log(JSON.stringify({ path: built, read: { files: readFiles(), folders: [], absent: [] } }));

/** Returns every declaration, and the JSON texts from which some declarations take their types, by place. */
async function readDeclarations() {
  const all = new Map();
  for (const file of globSync('**/*.d.ts', { cwd: compiled })) {
    const declaration = withBuiltImports(await readFile(path.join(compiled, file), 'utf8'));
    all.set(getPlace(file), declaration);
    for (const [, name] of declaration.matchAll(TEXTS)) {
      const texts = path.join(path.dirname(file), name);
      all.set(getPlace(texts), await readFile(path.join(ROOT, texts), 'utf8'));
    }
  }
  return all;
}

/** Returns the place of a file among the declarations: its path under its package's name, as imports request it. */
function getPlace(file) {
  const [name, folder] = [...FOLDERS].find((one) => file.startsWith(`${one[1]}/src/`));
  return `${name}/${file.slice(`${folder}/src/`.length)}`;
}

/** Throws if a declaration takes types from a missing module: the compiler would treat such types as `any`. */
function requireAll(declarations) {
  for (const [place, text] of declarations) {
    const ours = [...text.matchAll(OURS)].map(([, request]) => request);
    const strange = ours.filter((request) => FOLDERS.has(getPackage(request)) && !entries[request]);
    const beside = [...text.matchAll(BESIDE)].map(([, request]) => request);
    const lost = beside.filter((request) => !declarations.has(path.join(path.dirname(place), getDeclaration(request))));
    for (const request of [...strange, ...lost])
      throw new Error(`${place} takes types of ${request}, which is not declared along.`);
  }
}

function getDeclaration(file) {
  return file.replace(/\.js$/, '.d.ts');
}

/** Sorts the pairs by key, so that equal declarations produce equal text. */
function inOrder(pairs) {
  return Object.fromEntries([...pairs].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Writes the text into the shell's assets under a name with its hash, and removes earlier declarations. */
async function write(text) {
  const digest = createHash('sha256').update(text).digest('hex');
  const name = `shell-types.${digest}.json`;
  const ready = path.join(STAGE, 'ready');
  await mkdir(ready);
  await writeFile(path.join(ready, name), text);
  await compressFolder(ready);
  const assets = path.join(DIST, 'assets');
  await mkdir(assets, { recursive: true });
  for (const file of [name, `${name}.br`]) await copyFile(path.join(ready, file), path.join(assets, file));
  const pointer = path.join(DIST, 'shell-types.json');
  await writeFile(pointer, `${JSON.stringify({ digest, address: `/assets/${name}` })}\n`);
  const old = (await readdir(assets)).filter((file) => ASSET.test(file) && !file.startsWith(name));
  await Promise.all(old.map((file) => rm(path.join(assets, file), { force: true })));
  return pointer;
}

/** Returns the sources, and the files that determine which sources exist and how they are compiled. */
function readFiles() {
  const sources = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith(ROOT) && !line.includes('node_modules'));
  const packages = [...FOLDERS.values()].map((folder) => path.join(folder, 'package.json'));
  const tools = ['build/declareShell.mjs', 'build/houseEntries.mjs', 'pack/runCompiler.mjs'];
  const settings = [...tools.map((name) => path.join('scripts', name)), 'tsconfig.base.json', 'tsconfig.browser.json'];
  return [...sources, ...[...packages, ...settings].map((file) => path.join(ROOT, file))];
}
