// Runs on any Node that starts it (20 or later) and uses only Node's own modules, because it installs everything else.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseInstall, PRODUCT, stampFor } from './chooseInstall.mjs';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** The Node.js on which the product runs, installed as a dependency of the root. */
export const NODE = path.join(ROOT, 'node_modules/node/bin/node');
const STAMP = path.join(ROOT, 'node_modules/.installed-lockfile');

/**
 * Installs missing packages, once for each state of the lockfile. Without ALL, tools that only tests need are left out.
 */
export function install(wanted = PRODUCT) {
  const lockfile = createHash('sha256')
    .update(readFileSync(path.join(ROOT, 'package-lock.json')))
    .digest('hex');
  const stamp = existsSync(STAMP) && existsSync(NODE) ? readFileSync(STAMP, 'utf8') : undefined;
  const hasModules = existsSync(path.join(ROOT, 'node_modules'));
  const chosen = chooseInstall({ wanted, lockfile, stamp, hasModules });
  if (!chosen) return;
  console.log('Installing dependencies (once; about half a minute) …');
  // The stamp is removed first, so that an interrupted installation counts as not done.
  rmSync(STAMP, { force: true });
  run('npm', [...chosen.args, '--loglevel=error', '--no-audit', '--no-fund']);
  if (!existsSync(NODE))
    stopWith(
      'The Node of this project was not installed: allow install scripts for the package "node" (npm config get ignore-scripts).',
    );
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, stampFor(lockfile, chosen.scope));
}

/** Builds the browser parts that changed since the last build. */
export function build() {
  run(NODE, ['scripts/build.mjs']);
}

/**
 * Runs a command in the project's folder and waits until it ends. If it fails, this process exits with its exit code.
 */
export function run(command, args, env = {}) {
  const { status, error, signal } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) stopWith(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? (signal ? 1 : 0));
}

export function stopWith(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}
