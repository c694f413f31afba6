// Builds the targets that changed: the shell, the remotes and the meeting room. `npm run build [-- --mode=development]
// [target …]`
import { availableParallelism } from 'node:os';
import { pruneReleases } from './build/pruneReleases.mjs';
import { buildTarget, isUpToDate, readTargets } from './build/targets.mjs';
import { withBuildLock } from './build/withBuildLock.mjs';
import { writeRegistry } from './build/writeRegistry.mjs';

const mode = process.argv.includes('--mode=development') ? 'development' : 'production';
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const started = performance.now();

const failed = await withBuildLock(build);
if (failed.length) console.error(`Build failed: ${failed.join(', ')}.`);
process.exit(failed.length ? 1 : 0);

/** @returns {Promise<string[]>} Names of the targets whose build failed. */
async function build() {
  const targets = readTargets(mode);
  const unknown = wanted.filter((name) => !targets.some((target) => target.name === name));
  if (unknown.length) {
    console.error(`There are no ${unknown.join(', ')}, but: ${targets.map(({ name }) => name).join(', ')}.`);
    return unknown;
  }
  const stale = targets.filter((target) => !isUpToDate(target) && (!wanted.length || wanted.includes(target.name)));
  const queue = [...stale];
  const failures = [];
  await Promise.all(Array.from({ length: availableParallelism() }, () => buildFrom(queue, failures)));
  if (failures.length) return failures;
  if (stale.length) await pruneReleases(targets);
  await writeRegistry(targets);
  const names = stale.map(({ name }) => name).join(', ');
  console.log(stale.length ? `Built ${names} in ${seconds(started)}.` : 'Everything is built already.');
  return [];
}

async function buildFrom(queue, failures) {
  for (let target = queue.shift(); target; target = queue.shift()) {
    const began = performance.now();
    const problem = await buildTarget(target, mode);
    if (problem === undefined) {
      console.log(`  built ${target.name} in ${seconds(began)}`);
    } else {
      failures.push(target.name);
      console.error(`\n  ${target.name} could not be built:\n\n${problem.trim().replace(/^/gm, '    ')}\n`);
    }
  }
}

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
