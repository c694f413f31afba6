// npm test: the same set-up as npm start, then lint, import rules, types, unit, service and browser tests.
// npm run test:long: only the tests that need many processes, many people or long floods of requests.
// With --tier auto, as in CI: the first tier, and the second if the change touches its tests.
// Runs every step even if one fails, then names all failures, and ends with the line `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeCheck, formatFailures, listJestFailures, listPlaywrightFailures } from './lib/failures.mjs';
import { installFaketime } from './lib/faketime.mjs';
import { installFirefox } from './lib/firefox.mjs';
import { readKnownFlakes } from './lib/flakeReporter.mjs';
import { buildLiveKit } from './lib/livekit.mjs';
import { installProsody } from './lib/prosody.mjs';
import { installRedis } from './lib/redis.mjs';
import { ALL } from './lib/chooseInstall.mjs';
import { build, install, NODE, ROOT } from './lib/prepare.mjs';
import { findBase } from './lib/readChange.mjs';
import { readTiming } from './lib/readTiming.mjs';
import { chooseTiers, HEAVY_PROJECT, LONG_UNITS, SHORT_PROJECT } from './lib/tiers.mjs';
import { timedRun } from './lib/timedRun.mjs';

const { tier } = parseArgs({ options: { tier: { type: 'string', default: 'short' } } }).values;

install(ALL);
build();
installFaketime();
installFirefox();
installRedis();
installProsody();
buildLiveKit();

const RESULTS = path.join(ROOT, '.cache/test-results');
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
/** Number of tests that the summary of time names. */
const SLOWEST = 30;
const AFFECTED_MAX_BYTES = 16 * 1024 * 1024;
const bin = (name) => path.join(ROOT, 'node_modules', name);

/** Checks, which run one after the other beside the unit tests. */
const checks = [
  [
    'format',
    [
      bin('prettier/bin/prettier.cjs'),
      '--check',
      '.',
      '--cache',
      '--cache-location',
      '.cache/prettier',
      '--log-level',
      'warn',
    ],
  ],
  [
    'lint',
    [
      bin('eslint/bin/eslint.js'),
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      '.cache/eslint/',
      '--cache-strategy',
      'content',
    ],
  ],
  ['import rules', ['scripts/imports.mjs']],
  ['prose', ['scripts/prose.mjs']],
  ['commit subjects', ['scripts/subjects.mjs']],
  ['types', ['scripts/types.mjs']],
  ['generated files', ['scripts/codegen.mjs', '--check']],
  ['dead code', [bin('knip/bin/knip.js'), '--no-progress']],
];

let passed = 0;
let failed = 0;
/** Names and reasons of all failures, for the end of the output. */
const failures = [];
/** Durations of the steps, for `timing.json`. */
const steps = [];

const tiers = chooseTiers(tier, readAffected);
if (tiers.reason) console.log(`\n${tiers.reason}`);
/** The reports of Jest and of Playwright. */
const units = [];
const browsers = [];

if (tiers.short) {
  const checking = runChecks();
  await testUnits('unit and service tests', [], { TEST_TIER: 'short' });
  await checking;
  await testInBrowser('browser tests', [SHORT_PROJECT]);
}
if (tiers.long) {
  await testUnits('long service tests', ['--runTestsByPath', ...LONG_UNITS]);
  await testInBrowser('browser tests with many people', [HEAVY_PROJECT]);
  await testInBrowser('browser tests over many processes', ['distributed']);
}

reportTiming();
if (failures.length) console.log(`\n${formatFailures(failures)}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

/** Returns the tests and specs that the change touches, or undefined if there is nothing to compare with. */
function readAffected() {
  const base = findBase();
  if (base === undefined) return undefined;
  // The program needs the project's own Node.js, whereas an older one may run this file.
  const args = ['scripts/affected.mjs', '--json', '--since', base];
  const { status, stdout } = spawnSync(NODE, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: AFFECTED_MAX_BYTES });
  return status === 0 ? JSON.parse(stdout) : undefined;
}

async function testUnits(name, args, env = {}) {
  const report = path.join(RESULTS, `${name.replaceAll(' ', '-')}.json`);
  const ended = await step(name, ['scripts/unit.mjs', ...args], { ...env, JEST_COUNTS_FILE: report });
  const counts = count(name, ended, report, (counts) => {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, isComplete } = counts;
    const bad = numFailedTests + numRuntimeErrorTestSuites + (isComplete ? 0 : 1);
    return [numPassedTests, bad, listJestFailures(counts, ROOT)];
  });
  if (counts) units.push(counts);
}

async function testInBrowser(name, args) {
  const report = path.join(RESULTS, `${name.replaceAll(' ', '-')}.json`);
  const ended = await step(name, ['scripts/e2e.mjs', ...args], { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const known = readKnownFlakes();
  const isFlakeBad = (title) => Boolean(process.env.CI) && !known.has(title);
  const read = count(name, ended, report, (result) => [
    result.stats.expected + result.stats.flaky,
    result.stats.unexpected + result.errors.length,
    listPlaywrightFailures(result, ROOT, isFlakeBad),
  ]);
  if (read) browsers.push(read);
}

/** Runs the checks. Each one's output is printed when it has ended. */
async function runChecks() {
  for (const [name, args] of checks) {
    const { isGood, output } = await run(name, args, { stdio: 'pipe' });
    console.log(`\n── ${name}\n${output}`.trimEnd());
    if (isGood) passed += 1;
    else fail(describeCheck(name, output));
  }
}

async function step(name, args, env = {}) {
  console.log(`\n── ${name}`);
  return run(name, args, { env: { ...process.env, ...env } });
}

/** Runs a step and records its duration. */
async function run(name, args, options) {
  const { seconds, processorSeconds, ...ended } = await timedRun(NODE, args, { cwd: ROOT, ...options });
  steps.push({ name, seconds, processorSeconds });
  return ended;
}

/**
 * Adds the counts and failures of a report to the totals and returns the report. A missing report is a failure. So is a
 * step that failed although none of its tests did, as for a flaky test in CI.
 * @param read Returns the number of passed tests, the number of failed ones, and the failures.
 */
function count(name, { isGood }, file, read) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const [good, bad, why] = read(report);
    passed += good;
    failed += bad;
    failures.push(...why);
    if (!isGood && !bad)
      fail(why.length ? undefined : { title: name, reason: 'It failed, but none of its tests did.' });
    return report;
  } catch (error) {
    fail({ title: name, reason: `No report: ${error.message}` });
    return undefined;
  }
}

function fail(failure) {
  failed += 1;
  if (failure) failures.push(failure);
}

/** Writes `timing.json` and prints the steps and the slowest tests. */
function reportTiming() {
  const { files, tests } = readTiming(units, browsers, ROOT);
  writeFileSync(path.join(RESULTS, 'timing.json'), JSON.stringify({ steps, files, tests }, undefined, 1));
  console.log('\n── time');
  for (const { name, seconds, processorSeconds } of steps)
    console.log(`${seconds.toFixed(0).padStart(6)} s, processor ${processorSeconds.toFixed(0).padStart(6)} s  ${name}`);
  console.log('The dearest test files of Jest, by processor time:');
  const dearest = files.filter((file) => file.processorSeconds).sort((a, b) => b.processorSeconds - a.processorSeconds);
  for (const { file, processorSeconds, seconds } of dearest.slice(0, SLOWEST))
    console.log(`${seconds.toFixed(0).padStart(6)} s, processor ${processorSeconds.toFixed(0).padStart(6)} s  ${file}`);
  console.log('The slowest tests:');
  for (const { file, name, seconds } of tests.slice(0, SLOWEST))
    console.log(`${seconds.toFixed(0).padStart(6)} s  ${file}: ${name}`);
  for (const { file, name } of tests.filter(({ tries }) => tries > 1))
    console.log(`Passed or failed only after a second try: ${file}: ${name}`);
}
