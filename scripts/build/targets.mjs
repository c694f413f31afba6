import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashInputs } from './hashInputs.mjs';

export const WORKSPACE = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

const REMOTES = ['mfe-meetings', 'mfe-network', 'mfe-chat', 'mfe-account'];
const BUILDER = ['packages/mfe-build', 'package-lock.json'];

/**
 * @typedef {{ name: string, kind: 'shell' | 'remote' | 'meeting-room', folder: string, hash: string }} Target
 */

/** Every target with the hash of what it is made from. @returns {Promise<Target[]>} */
export async function readTargets(mode) {
  // A remote bundles none of the shared packages, only their list: a change in packages/ui leaves its bytes alone.
  const declared = [
    {
      name: 'shell',
      kind: 'shell',
      inputs: ['shell', 'packages/ui', 'packages/contracts', 'packages/remote-kit', ...BUILDER],
    },
    { name: 'meeting-room', kind: 'meeting-room', inputs: ['packages/meeting-room', 'package-lock.json'] },
    ...REMOTES.map((name) => ({ name, kind: 'remote', inputs: [name, ...BUILDER], facts: sharedRequests })),
  ];
  return Promise.all(
    declared.map(async ({ name, kind, inputs, facts }) => ({
      name,
      kind,
      folder: path.join(WORKSPACE, kind === 'meeting-room' ? 'packages/meeting-room' : name),
      hash: await hashInputs(
        WORKSPACE,
        inputs,
        JSON.stringify([mode, process.env['MEET_SOURCE_MAPS'] ?? '', facts ? facts() : '']),
      ),
    })),
  );
}

let requests;
/** What a remote may ask the shell for; a new sub-path of a shared package changes it. */
function sharedRequests() {
  requests ??= ['ui', 'contracts', 'remote-kit'].map((name) => {
    const { version } = JSON.parse(readFileSync(path.join(WORKSPACE, 'packages', name, 'package.json'), 'utf8'));
    return [name, version];
  });
  return requests;
}

export function stampOf(target) {
  return path.join(WORKSPACE, '.cache/build', `${target.name}.json`);
}

export function isUpToDate(target) {
  const output =
    target.kind === 'shell'
      ? 'dist/index.html'
      : target.kind === 'meeting-room'
        ? 'dist'
        : path.relative(target.folder, recordOf(target));
  if (!existsSync(stampOf(target)) || !existsSync(path.join(target.folder, output))) return false;
  return JSON.parse(readFileSync(stampOf(target), 'utf8')).hash === target.hash;
}

/** The release record of a remote's present build. */
export function recordOf(target) {
  const { version } = JSON.parse(readFileSync(path.join(target.folder, 'package.json'), 'utf8'));
  return path.join(target.folder, 'dist', `${version}-${target.hash}`, 'release.json');
}

/** Builds one target in a process of its own. @returns {Promise<{ code: number, output: string }>} */
export function buildTarget(target, mode) {
  const args =
    target.kind === 'meeting-room'
      ? [path.join(target.folder, 'build.mjs')]
      : [path.join(WORKSPACE, 'packages/mfe-build/src/bin/build.js'), target.folder, mode, target.hash];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: WORKSPACE, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 1, output: signal ? `${output}\nended by ${signal}` : output }),
    );
  });
}
