// npm test: the same set-up as npm start, then lint, import rules, types, unit, service and browser tests.
// Runs every step even when one fails, and ends with the line `N passed, N failed`.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { installFaketime } from './lib/faketime.mjs';
import { installFirefox } from './lib/firefox.mjs';
import { installRedis } from './lib/redis.mjs';
import { build, install, NODE, ROOT } from './lib/prepare.mjs';

install();
build();
installFaketime();
installFirefox();
installRedis();

const RESULTS = path.join(ROOT, '.cache/test-results');
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const jestCounts = path.join(RESULTS, 'jest.json');
const bin = (name) => path.join(ROOT, 'node_modules', name);

/** They run beside each other, the longest among the first. */
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
  ['types', ['scripts/types.mjs']],
  ['generated files', ['scripts/codegen.mjs', '--check']],
  ['dead code', [bin('knip/bin/knip.js'), '--no-progress']],
];

let passed = 0;
let failed = 0;

await Promise.all(Array.from({ length: availableParallelism() }, runChecks));

step('unit and service tests', ['scripts/unit.mjs'], { JEST_COUNTS_FILE: jestCounts });
count(jestCounts, ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites, isComplete }) => {
  if (!isComplete) console.error('Jest ended before its last test file.');
  return [numPassedTests, numFailedTests + numRuntimeErrorTestSuites + (isComplete ? 0 : 1)];
});

const BROWSER_TESTS = [
  ['browser tests', ['scripts/e2e.mjs'], 'playwright.json'],
  // Faults take minutes and kill processes: `npm run e2e -- apart` has them.
  ['browser tests over many processes', ['scripts/e2e.mjs', 'apart', 'apart/line', 'apart/shared'], 'apart.json'],
];
for (const [name, args, file] of BROWSER_TESTS) {
  const report = path.join(RESULTS, file);
  step(name, args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  count(report, ({ stats, errors }) => [stats.expected + stats.flaky, stats.unexpected + errors.length]);
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

/** Runs checks one after the other while any is left; each says all it has to when it has ended. */
async function runChecks() {
  for (let check = checks.shift(); check; check = checks.shift()) {
    const [name, args] = check;
    const running = spawn(NODE, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const [out, error, [status]] = await Promise.all([
      text(running.stdout),
      text(running.stderr),
      once(running, 'exit'),
    ]);
    console.log(`\n── ${name}\n${out}${error}`.trimEnd());
    if (status === 0) passed += 1;
    else failed += 1;
  }
}

function step(name, args, env = {}) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(NODE, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

/** Adds a report's counts; a report that was not written is a failure. */
function count(file, read) {
  try {
    const [good, bad] = read(JSON.parse(readFileSync(file, 'utf8')));
    passed += good;
    failed += bad;
  } catch (error) {
    console.error(`No report: ${error.message}`);
    failed += 1;
  }
}
