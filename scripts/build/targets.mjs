import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFileHasher } from '../../packages/mfe-build/src/createFileHasher.js';
import { readProvidedVersions } from '../../packages/mfe-build/src/sharedModules.js';

export const WORKSPACE = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

const TARGETS = [
  { name: 'shell', kind: 'shell', folder: 'shell' },
  { name: 'shell-types', kind: 'types', folder: 'shell' },
  { name: 'meeting-room', kind: 'meeting-room', folder: 'packages/meeting-room' },
  ...['mfe-meetings', 'mfe-network', 'mfe-chat', 'mfe-account'].map((name) => ({ name, kind: 'remote', folder: name })),
];

/**
 * @typedef {{ name: string, kind: 'shell' | 'types' | 'remote' | 'meeting-room', folder: string, settings: string }}
 * Target
 * settings: a hash of everything that affects a build beside the files that it reads.
 * @typedef {{ settings: string, path: string, read: import('../../packages/mfe-build/src/createFileHasher.js').Snapshot
 * }} Build
 * path: the location of the last build; read: the files from which it was made.
 */

const files = createFileHasher(WORKSPACE);

/** @returns {Target[]} */
export function readTargets(mode) {
  const shared = JSON.stringify(readProvidedVersions(path.join(WORKSPACE, 'shell')));
  const buildSettings = JSON.stringify([mode, process.env['MEET_SOURCE_MAPS'] ?? '', shared]);
  const settings = files.hashAll(['packages/mfe-build', 'package-lock.json'], buildSettings);
  return TARGETS.map(({ name, kind, folder }) => ({ name, kind, folder: path.join(WORKSPACE, folder), settings }));
}

const toStampPath = ({ name }) => path.join(WORKSPACE, '.cache/build', `${name}.json`);

/** Returns the last completed build of a target, or undefined if there is none. @returns {Build | undefined} */
export function readLastBuild(target) {
  if (!existsSync(toStampPath(target))) return undefined;
  const build = JSON.parse(readFileSync(toStampPath(target), 'utf8'));
  return build.path && existsSync(path.join(WORKSPACE, build.path)) ? build : undefined;
}

/** Returns whether every file that the last build read, listed or found missing is unchanged. */
export function isUpToDate(target) {
  const build = readLastBuild(target);
  return build !== undefined && build.settings === target.settings && files.isUnchanged(build.read);
}

/** Returns the path of a build's release record. */
export const getRecord = (build) => path.join(WORKSPACE, build.path, 'release.json');

/**
 * Builds one target in a process of its own.
 * @returns {Promise<string | undefined>} The output of a failed build, undefined if the build succeeded.
 */
export async function buildTarget(target, mode) {
  // The stamp is removed first, so that an interrupted build counts as not done.
  await rm(toStampPath(target), { force: true });
  const began = Date.now();
  const { code, output, errors } = await run(getScript(target, mode));
  if (code !== 0) return `${output}\n${errors}`;
  const build = target.kind === 'meeting-room' ? ownBuild(target) : JSON.parse(output.trim().split('\n').at(-1));
  const stamp = {
    settings: target.settings,
    path: path.relative(WORKSPACE, build.path),
    read: files.snapshot(build.read, began),
  };
  await writeFile(toStampPath(target), JSON.stringify(stamp));
  return undefined;
}

function getScript({ kind, folder }, mode) {
  if (kind === 'meeting-room') return [path.join(folder, 'build.mjs')];
  if (kind === 'types') return [path.join(WORKSPACE, 'scripts/build/declareShell.mjs')];
  return [path.join(WORKSPACE, 'packages/mfe-build/src/bin/build.js'), folder, mode];
}

/**
 * Returns the output path and inputs of the meeting room's build, which reads only its own folder in this repository.
 */
function ownBuild({ folder }) {
  const read = { files: files.filesBelow(path.relative(WORKSPACE, folder)), folders: [folder], absent: [] };
  return { path: path.join(folder, 'dist'), read };
}

function run(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: WORKSPACE, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (errors += data));
    child.on('error', (error) => resolve({ code: 1, output, errors: error.message }));
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 1, output, errors: signal ? `${errors}\nended by ${signal}` : errors }),
    );
  });
}
