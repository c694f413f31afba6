import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, stopWith } from './prepare.mjs';

const MODULE = path.join(ROOT, 'tools/livekit');
const FOLDER = path.join(ROOT, '.cache/livekit');
const PACKAGE = 'github.com/livekit/livekit-server/cmd/server';
/** Tests that need the server. */
const TESTS = [
  'e2e/specs/meeting-room/livekit.spec.ts',
  'e2e/specs/meeting-room/many.spec.ts',
  'e2e/specs/meeting-room/twelve-people.spec.ts',
  'e2e/specs/meetings/meeting-on-livekit.spec.ts',
  'apps/composition/src/openLiveKit.test.ts (a LiveKit server on PATH)',
];
/** Minimum version of Go that LiveKit's module requires. */
const GO_MIN = [1, 26];
/** Number of attempts: Go downloads modules over a network that may fail briefly, and keeps those that it has. */
const ATTEMPTS = 3;
const PAUSE_MS = 10_000;

export const LIVEKIT = path.join(FOLDER, 'livekit-server');

/**
 * Builds the LiveKit server of tools/livekit into .cache, unless it is there. Without Go, it prints the tests that do
 * not run. In CI, a failed build fails the run.
 */
export function buildLiveKit() {
  const wanted = hashModule();
  const stamp = path.join(FOLDER, '.inputs');
  if (existsSync(LIVEKIT) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  if (!hasGo()) {
    console.log(
      `Without Go ${GO_MIN.join('.')} there is no LiveKit server. These tests are not run: ${TESTS.join(', ')}.`,
    );
    return false;
  }
  console.log('Building the LiveKit server for the tests of meetings for many …');
  mkdirSync(FOLDER, { recursive: true });
  const isBuilt = runGo(ATTEMPTS);
  if (isBuilt) writeFileSync(stamp, wanted);
  else if (process.env.CI) stopWith('Go did not build the LiveKit server (tools/livekit).');
  return isBuilt;
}

function runGo(attempts) {
  const { status } = spawnSync('go', ['build', '-trimpath', '-o', LIVEKIT, PACKAGE], { cwd: MODULE, stdio: 'inherit' });
  if (status === 0 || attempts === 1) return status === 0;
  console.log(`Go failed; it tries again in ${PAUSE_MS / 1000} s.`);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  return runGo(attempts - 1);
}

function hashModule() {
  const files = ['go.mod', 'go.sum'].map((name) => readFileSync(path.join(MODULE, name)));
  return createHash('sha256').update(Buffer.concat(files)).digest('hex');
}

function hasGo() {
  const { status, stdout } = spawnSync('go', ['env', 'GOVERSION'], { encoding: 'utf8' });
  if (status !== 0) return false;
  const [major, minor] = (/go(\d+)\.(\d+)/.exec(stdout) ?? []).slice(1).map(Number);
  return major > GO_MIN[0] || (major === GO_MIN[0] && minor >= GO_MIN[1]);
}
