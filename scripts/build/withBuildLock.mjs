import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WORKSPACE } from './targets.mjs';

const LOCK = path.join(WORKSPACE, '.cache/build/lock');
const POLL_MS = 200;

/**
 * Runs one build at a time in this workspace; another build waits for its turn. It takes over the lock of a dead
 * process.
 */
export async function withBuildLock(run) {
  await mkdir(path.dirname(LOCK), { recursive: true });
  let notified = false;
  while (!(await take())) {
    if (!notified) console.log('Waiting for another build to end …');
    notified = true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  try {
    return await run();
  } finally {
    await rm(LOCK, { force: true });
  }
}

async function take() {
  try {
    await writeFile(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holder = Number(await readFile(LOCK, 'utf8').catch(() => ''));
  if (holder && isAlive(holder)) return false;
  // An empty lock file may belong to a process that is still writing its id. It gets one more poll interval.
  if (!holder) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  if (String(holder || '') === (await readFile(LOCK, 'utf8').catch(() => 'gone'))) await rm(LOCK, { force: true });
  return false;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
