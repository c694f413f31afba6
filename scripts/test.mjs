// npm test: the same set-up as npm start, then lint, import rules, types, unit, service and browser tests.
// Runs every step even when one fails, and ends with the line `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installFaketime } from './lib/faketime.mjs';
import { installFirefox } from './lib/firefox.mjs';
import { installProsody } from './lib/prosody.mjs';
import { installRedis } from './lib/redis.mjs';
import { build, install, NODE, ROOT } from './lib/prepare.mjs';
import { readTiming } from './lib/readTiming.mjs';
import { timedRun } from './lib/timedRun.mjs';

install();
build();
installFaketime();
installFirefox();
installRedis();
installProsody();

const RESULTS = path.join(ROOT, '.cache/test-results');
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
/** Number of tests that the summary of time names. */
const SLOWEST = 30;
const jestCounts = path.join(RESULTS, 'jest.json');
const bin = (name) => path.join(ROOT, 'node_modules', name);

/** They run one after the other, beside the unit tests. */
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
/** The time of each step, for `timing.json`. */
const steps = [];

const checking = runChecks();
const unitStep = await step('unit and service tests', ['scripts/unit.mjs'], { JEST_COUNTS_FILE: jestCounts });
const units = count(jestCounts, ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, isComplete }) => {
  if (!isComplete) console.error('Jest ended before its last test file.');
  const bad = numFailedTests + numRuntimeErrorTestSuites + (isComplete ? 0 : 1);
  return [numPassedTests, orOne(bad, unitStep)];
});
await checking;

const BROWSER_TESTS = [
  ['browser tests', ['scripts/e2e.mjs'], 'playwright.json'],
  // Faults take minutes and kill processes: `npm run e2e -- apart` has them.
  ['browser tests over many processes', ['scripts/e2e.mjs', 'apart', 'apart/line', 'apart/shared'], 'apart.json'],
];
const browsers = [];
for (const [name, args, file] of BROWSER_TESTS) {
  const report = path.join(RESULTS, file);
  const ended = await step(name, args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  browsers.push(
    count(report, ({ stats, errors }) => [
      stats.expected + stats.flaky,
      orOne(stats.unexpected + errors.length, ended),
    ]),
  );
}

reportTiming();
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

/** Runs the checks; each says all it has to when it has ended. */
async function runChecks() {
  for (const [name, args] of checks) {
    const { isGood, output } = await run(name, args, { stdio: 'pipe' });
    console.log(`\n── ${name}\n${output}`.trimEnd());
    if (isGood) passed += 1;
    else failed += 1;
  }
}

async function step(name, args, env = {}) {
  console.log(`\n── ${name}`);
  return run(name, args, { env: { ...process.env, ...env } });
}

/** Runs a step and notes its time. */
async function run(name, args, options) {
  const { seconds, processorSeconds, ...ended } = await timedRun(NODE, args, { cwd: ROOT, ...options });
  steps.push({ name, seconds, processorSeconds });
  return ended;
}

/** Returns the number of failures, at least one if the step itself failed, as for a flaky test in CI. */
function orOne(failures, { isGood }) {
  return failures || (isGood ? 0 : 1);
}

/** Adds a report's counts and returns it; a report that was not written is a failure. */
function count(file, read) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const [good, bad] = read(report);
    passed += good;
    failed += bad;
    return report;
  } catch (error) {
    console.error(`No report: ${error.message}`);
    failed += 1;
    return undefined;
  }
}

/** Writes `timing.json` and prints the steps and the slowest tests. */
function reportTiming() {
  const { files, tests } = readTiming(units, browsers.filter(Boolean), ROOT);
  writeFileSync(path.join(RESULTS, 'timing.json'), JSON.stringify({ steps, files, tests }, undefined, 1));
  console.log('\n── time');
  for (const { name, seconds, processorSeconds } of steps)
    console.log(`${seconds.toFixed(0).padStart(6)} s, processor ${processorSeconds.toFixed(0).padStart(6)} s  ${name}`);
  console.log('The slowest tests:');
  for (const { file, name, seconds } of tests.slice(0, SLOWEST))
    console.log(`${seconds.toFixed(0).padStart(6)} s  ${file}: ${name}`);
  for (const { file, name } of tests.filter(({ tries }) => tries > 1))
    console.log(`Passed or failed only after a second try: ${file}: ${name}`);
}
