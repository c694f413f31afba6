// Writes the content of an image into a folder: `npm run image -- TARGET FOLDER`. The Dockerfile only calls this
// script, which also runs without Docker.
// The folder has no development dependencies and no tests. It contains a list of its components (sbom.json, CycloneDX).
// With --linked, the folder links to the packages of this checkout, for a quick trial. Such a folder can't be moved
// elsewhere.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { getFiles, IMAGES } from './lib/images.mjs';
import { ROOT, stopWith } from './lib/prepare.mjs';

/** Optional peers that npm installs and the product does not use: i18next names TypeScript for its types. */
const UNUSED = ['typescript'];

const isLinked = process.argv.includes('--linked');
const [target, given] = process.argv.slice(2).filter((argument) => argument !== '--linked');
const image = IMAGES[target];
if (!image || !given) stopWith(`Usage: npm run image -- ${Object.keys(IMAGES).join('|')} FOLDER [--linked]`);
const folder = path.resolve(given);
if (existsSync(folder) && readdirSync(folder).length) stopWith(`${folder} is not empty.`);

const root = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const manifests = root.workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: ROOT }));

const files = new Set(getFiles(image));
/** Results of builds, by the file whose images need them. */
const BUILDS = {
  'gateway/package.json': 'shell/dist/index.html',
  'services/accounts/src/service.ts': 'shell/dist/index.html',
  'services/releases/src/service.ts': 'dist/registry.json',
};
if (Object.entries(BUILDS).some(([file, build]) => files.has(file) && !files.has(build)))
  stopWith('Pages are not built: npm run build');

mkdirSync(folder, { recursive: true });
if (isLinked) layOutLinked();
else layOut();

function layOut() {
  // The lockfile covers all workspaces, so npm needs the manifests of all of them.
  for (const file of ['package.json', 'package-lock.json', ...manifests]) copy(file);
  const install = image.install.flatMap((name) => ['-w', name]);
  npm('ci', '--omit=dev', '--omit=peer', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...install);
  for (const file of manifests)
    if (!files.has(file)) rmSync(path.join(folder, path.dirname(file)), { recursive: true, force: true });
  for (const file of files) copy(file);

  // The manifest describes only this folder, so that `npm ls` and `npm sbom` find exactly its packages.
  const installed = new Set(image.install.flatMap((name) => [name, ...namesBehind(name)]));
  const { name, version, license, type } = root;
  write('package.json', { name, version, private: true, license, type, workspaces: [...installed].sort() });
  rmSync(path.join(folder, 'package-lock.json'));
  for (const file of manifests.filter((one) => files.has(one))) {
    const { devDependencies: _tools, ...manifest } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    for (const name of image.without ?? []) delete manifest.dependencies?.[name];
    write(file, manifest);
  }
  // The lockfile's workspaces also install packages that only their development tools use.
  npm('prune', '--omit=dev', '--omit=peer', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
  rmSync(path.join(folder, 'package-lock.json'), { force: true });
  for (const unused of UNUSED) rmSync(path.join(folder, 'node_modules', unused), { recursive: true, force: true });
  const sbom = npm('sbom', '--omit', 'dev', '--omit', 'peer', '--sbom-format', 'cyclonedx');
  writeFileSync(path.join(folder, 'sbom.json'), sbom);
  link();
  console.log(
    `${target}: ${files.size} files of ours and ${JSON.parse(sbom).components.length} packages are in ${folder}.`,
  );
}

function layOutLinked() {
  for (const file of ['package.json', ...files]) copy(file);
  for (const at of ['.', ...manifests.filter((file) => files.has(file)).map((file) => path.dirname(file))]) {
    const from = path.join(ROOT, at, 'node_modules');
    const to = path.join(folder, at, 'node_modules');
    if (!existsSync(from)) continue;
    mkdirSync(to, { recursive: true });
    const names = readdirSync(from).filter((one) => one !== '@meet' && !one.startsWith('.'));
    for (const one of names) symlinkSync(path.join(from, one), path.join(to, one));
  }
  link();
  console.log(`${target}: ${files.size} files of ours are in ${folder}, over the packages of ${ROOT}.`);
}

function copy(file) {
  const to = path.join(folder, file);
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(path.join(ROOT, file), to);
}

function write(file, content) {
  writeFileSync(path.join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
}

function npm(...args) {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) stopWith(`npm ${args.join(' ')} failed:\n${stderr}`);
  return stdout;
}

/** Returns the folders of the workspaces that a workspace depends on, directly or indirectly. */
function namesBehind(workspace, found = new Set()) {
  const folders = new Map(
    manifests.map((file) => [JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).name, path.dirname(file)]),
  );
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(ROOT, workspace, 'package.json'), 'utf8'));
  for (const other of Object.keys(dependencies).flatMap((dependency) => folders.get(dependency) ?? [])) {
    if (found.has(other)) continue;
    found.add(other);
    namesBehind(other, found);
  }
  return found;
}

/** Links every workspace that has files here by its name, even if only a part of it is here. */
function link() {
  for (const file of manifests.filter((one) => files.has(one))) {
    const at = path.join(folder, 'node_modules', JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).name);
    if (existsSync(at)) continue;
    mkdirSync(path.dirname(at), { recursive: true });
    symlinkSync(path.relative(path.dirname(at), path.join(folder, path.dirname(file))), at);
  }
}
