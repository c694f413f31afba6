// Builds what changed: the shell, the remotes and the meeting room. `npm run build [-- --mode=development] [target …]`
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { buildTarget, isUpToDate, readTargets, stampOf, WORKSPACE } from './build/targets.mjs';
import { pruneReleases } from './build/pruneReleases.mjs';
import { writeRegistry } from './build/writeRegistry.mjs';

const mode = process.argv.includes('--mode=development') ? 'development' : 'production';
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

const started = performance.now();
const targets = await readTargets(mode);
const chosen = wanted.length ? targets.filter(({ name }) => wanted.includes(name)) : targets;
const unknown = wanted.filter((name) => !targets.some((target) => target.name === name));
if (unknown.length) {
  console.error(`No such target: ${unknown.join(', ')}. There are: ${targets.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const queue = chosen.filter((target) => !isUpToDate(target));
const built = queue.map(({ name }) => name);
const failures = [];
await mkdir(path.join(WORKSPACE, '.cache/build'), { recursive: true });

async function work() {
  for (let target = queue.shift(); target; target = queue.shift()) {
    const began = performance.now();
    // Without its stamp a build that is cut short counts as not done.
    await rm(stampOf(target), { force: true });
    const { code, output } = await buildTarget(target, mode);
    if (code === 0) {
      await writeFile(stampOf(target), JSON.stringify({ hash: target.hash }));
      console.log(`  built ${target.name} in ${seconds(began)}`);
    } else {
      failures.push(target.name);
      console.error(`\n  ${target.name} could not be built:\n\n${indent(output.trim())}\n`);
    }
  }
}

await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, work));
if (failures.length) {
  console.error(`Build failed: ${failures.join(', ')}.`);
  process.exit(1);
}
if (built.length) await pruneReleases(targets);
await writeRegistry(targets);
console.log(built.length ? `Built ${built.join(', ')} in ${seconds(started)}.` : `Everything is built already.`);

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function indent(text) {
  return text.replace(/^/gm, '    ');
}
